import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const groupKeys = eventPartKeys("groups");

/** All groups of an event, in its order. */
export const groupsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: groupKeys.list(eventUrl),
    ...shows("group", "angler", "rotation"),
    queryFn: async () => {
      const query = { pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/groups", { params: { event: eventUrl }, query })).data;
    },
  });

export const groupQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: groupKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/groups/{id}", { params: { event: eventUrl, id } })).data,
  });
