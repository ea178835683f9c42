import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import type { ListSearch } from "../../lib/list/list-search.ts";
import { answerKey, nounKeys } from "../../lib/api/query-keys.ts";
import type { speciesSorts } from "./species-sorts.ts";

export const speciesKeys = {
  ...nounKeys("species"),
  choices: answerKey("species", "choices"),
};

export type SpeciesListSearch = ListSearch<(typeof speciesSorts)[number]>;

export const speciesListQuery = (api: Api, search: SpeciesListSearch) =>
  queryOptions({
    queryKey: speciesKeys.list(search),
    queryFn: () => api.get("/api/species", { query: search }),
    placeholderData: keepPreviousData,
  });

export const speciesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: speciesKeys.one(id),
    queryFn: async () => (await api.get("/api/species/{id}", { params: { id } })).data,
  });
