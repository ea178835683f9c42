import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";

/** All groups of an event, in its order. */
export const groupsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: ["groups", eventUrl],
    queryFn: async () => {
      const query = { pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/groups", { params: { event: eventUrl }, query })).data;
    },
  });

export const groupQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: ["groups", eventUrl, id],
    queryFn: async () =>
      (await api.get("/api/events/{event}/groups/{id}", { params: { event: eventUrl, id } })).data,
  });
