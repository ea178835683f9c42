import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import { type SessionStatus, wasStarted } from "@tightlines/domain/session/session-status";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";
import { correctedNow } from "../../lib/clock.ts";
import { sessionListQuery } from "../session/session.queries.ts";

export const scoreKeys = {
  ...eventPartKeys("scores"),
  latest: (event: string) => answerKey("scores", event, "latest"),
  history: (event: string, scoreId: string) => answerKey("scores", event, "history", scoreId),
};

/** Every score of a session, along the water. */
export const sessionScoresQuery = (api: Api, eventUrl: string, sessionId: number) =>
  queryOptions({
    queryKey: scoreKeys.list(eventUrl, { sessionId }),
    ...shows("score", "session", "angler", "team", "draw", "sector", "species"),
    queryFn: async () => {
      const query = { sessionId, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/scores", { params: { event: eventUrl }, query })).data;
    },
  });

/** The last session that has a score; null where none has. */
export const scoredSessionQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: scoreKeys.latest(eventUrl),
    ...shows("score", "session"),
    queryFn: async ({ client }) => {
      const sessions = await client.fetchQuery(sessionListQuery(api, eventUrl));
      const params = { event: eventUrl };
      const find = async (query: { sessionId: number } | { sort: "-session" }) => {
        const { data } = await api.get("/api/events/{event}/scores", {
          params,
          query: { ...query, pageSize: 1 },
        });
        return data[0]?.sessionId ?? null;
      };
      const begun = sessions.findLast(
        ({ kind, status, startsAt }) => kind !== "rest" && hasBegun(status, startsAt),
      );
      // Mostly it is the last one that has begun, which is found sooner than the last of all scores.
      return (begun && (await find({ sessionId: begun.id }))) ?? find({ sort: "-session" });
    },
  });

export const scoreQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: scoreKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/scores/{id}", { params: { event: eventUrl, id } })).data,
  });

/** Everything that was said about a score, the latest first. */
export const scoreHistoryQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: scoreKeys.history(eventUrl, id),
    queryFn: async () => {
      const query = { scoreId: Number(id), pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/scores/operations", { params: { event: eventUrl }, query }))
        .data;
    },
  });

function hasBegun(status: SessionStatus, startsAt: string): boolean {
  return wasStarted(status) || (status === "scheduled" && Date.parse(startsAt) <= correctedNow());
}

/** After a change: what was fetched of the event's scores is out of date. */
export async function forgetScores(queryClient: QueryClient, eventUrl: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: scoreKeys.all(eventUrl) });
}
