import { queryOptions } from "@tanstack/react-query";
import type { DrawResponse } from "@tightlines/contract/draw";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const drawKeys = eventPartKeys("draws");

const shown = shows("draw", "session", "sector", "angler", "team");

/** Where everybody fishes in one session. */
export const sessionDrawsQuery = (api: Api, eventUrl: string, sessionId: number) =>
  queryOptions({
    queryKey: drawKeys.list(eventUrl, { sessionId }),
    ...shown,
    queryFn: async () => {
      const query = { sessionId, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/draws", { params: { event: eventUrl }, query })).data;
    },
  });

/** Where everybody fishes in all sessions, which can be more than one answer holds. */
export const drawsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawKeys.list(eventUrl),
    ...shown,
    queryFn: async () => {
      const all: DrawResponse[] = [];
      for (let page = 1; ; page++) {
        const query = { page, pageSize: WHOLE_LIST };
        const { data } = await api.get("/api/events/{event}/draws", { params: { event: eventUrl }, query });
        all.push(...data);
        if (data.length < WHOLE_LIST) return all;
      }
    },
  });

/** Where whoever is signed in fishes. */
export const myDrawsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawKeys.list(eventUrl, { mine: "true" }),
    queryFn: async () => {
      const query = { mine: "true" as const, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/draws", { params: { event: eventUrl }, query })).data;
    },
  });

/** Where one angler fishes in one session. */
export const drawQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: drawKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/draws/{id}", { params: { event: eventUrl, id } })).data,
  });
