import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";
import { speciesKeys } from "../species/species.queries.ts";

export const eventSpeciesKeys = eventPartKeys("event-species");

export const eventSpeciesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: eventSpeciesKeys.list(eventUrl),
    ...shows("event-species", "species"),
    queryFn: async () => {
      const input = { params: { event: eventUrl }, query: { pageSize: WHOLE_LIST } };
      return (await api.get("/api/events/{event}/species", input)).data;
    },
  });

/** Everything there is to choose from. */
export const allSpeciesQuery = (api: Api) =>
  queryOptions({
    queryKey: speciesKeys.choices,
    queryFn: async () => (await api.get("/api/species", { query: { pageSize: WHOLE_LIST } })).data,
  });
