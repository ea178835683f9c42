import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";
import { eventKeys } from "../event/event.queries.ts";

export const sessionKeys = eventPartKeys("sessions");

/** All sessions of an event, by time. */
export const sessionListQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: sessionKeys.list(eventUrl),
    ...shows("session"),
    queryFn: async () => {
      const params = { event: eventUrl };
      return (await api.get("/api/events/{event}/sessions", { params, query: { pageSize: WHOLE_LIST } }))
        .data;
    },
  });

export const sessionQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: sessionKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/sessions/{id}", { params: { event: eventUrl, id } })).data,
  });

/** After a change: what was fetched of the event's sessions, and what counts them, is out of date. */
export async function forgetSessions(queryClient: QueryClient, eventUrl: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: sessionKeys.all(eventUrl) }),
    queryClient.invalidateQueries({ queryKey: eventKeys.progress(eventUrl) }),
  ]);
}
