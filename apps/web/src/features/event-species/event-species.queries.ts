import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";

export const eventSpeciesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: ["event-species", eventUrl],
    queryFn: async () => {
      const input = { params: { event: eventUrl }, query: { pageSize: WHOLE_LIST } };
      return (await api.get("/api/events/{event}/species", input)).data;
    },
  });

/** Everything there is to choose from. */
export const allSpeciesQuery = (api: Api) =>
  queryOptions({
    queryKey: ["species", "all"],
    queryFn: async () => (await api.get("/api/species", { query: { pageSize: WHOLE_LIST } })).data,
  });
