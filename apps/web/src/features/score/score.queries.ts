import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import { wasStarted } from "@tightlines/domain/session/session-status";
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

/** The last session that has a score, of those that have begun; null where none has. */
export const scoredSessionQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: scoreKeys.latest(eventUrl),
    ...shows("score", "session"),
    queryFn: async ({ client }) => {
      const sessions = await client.ensureQueryData(sessionListQuery(api, eventUrl));
      const begun = sessions.filter(({ status, startsAt }) => wasStarted(status) || isPast(startsAt));
      // Mostly the last one that has begun is the one, and one session is found sooner than the last of all scores.
      for (const { id: sessionId } of begun.toReversed()) {
        const query = { sessionId, pageSize: 1 };
        const { data } = await api.get("/api/events/{event}/scores", { params: { event: eventUrl }, query });
        if (data.length > 0) return sessionId;
      }
      return null;
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

function isPast(instant: string): boolean {
  return Date.parse(instant) <= correctedNow();
}

/** After a change: what was fetched of the event's scores is out of date. */
export async function forgetScores(queryClient: QueryClient, eventUrl: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: scoreKeys.all(eventUrl) });
}
