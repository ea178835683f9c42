import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const drawRunKeys = eventPartKeys("draw-runs");

/** Every group draw of an event, the latest first. */
export const groupRunsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: drawRunKeys.list(eventUrl),
    ...shows("draw", "users"),
    queryFn: async () => {
      const query = { kind: "group" as const, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/draw-runs", { params: { event: eventUrl }, query })).data;
    },
  });

export const drawRunQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: drawRunKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/draw-runs/{id}", { params: { event: eventUrl, id } })).data,
  });
