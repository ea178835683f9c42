import { queryOptions } from "@tanstack/react-query";
import { resultShows } from "@tightlines/contract/result/result-shows";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const resultKeys = eventPartKeys("results");

/** Which line of which table: of the sums, or of one session. */
export interface ResultWish {
  classification?: string;
  session?: number;
}

export const resultTablesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "tables"),
    ...shows(...resultShows, "result", "users"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/results/tables", { params: { event: eventUrl } })).data,
  });

/** One table whole: everybody finds themselves in it. */
export const resultsQuery = (api: Api, eventUrl: string, wish: ResultWish) =>
  queryOptions({
    queryKey: resultKeys.list(eventUrl, wish),
    ...shows(...resultShows),
    queryFn: async () => {
      const query = { ...wish, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/results", { params: { event: eventUrl }, query })).data;
    },
  });

/** The lines of whoever is signed in. */
export const myResultsQuery = (api: Api, eventUrl: string, wish: ResultWish) =>
  queryOptions({
    queryKey: resultKeys.list(eventUrl, { ...wish, mine: "true" }),
    queryFn: async () => {
      const query = { ...wish, mine: "true" as const, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/results", { params: { event: eventUrl }, query })).data;
    },
  });

export const resultSpeciesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "species"),
    ...shows(...resultShows),
    queryFn: async () =>
      (await api.get("/api/events/{event}/results/species", { params: { event: eventUrl } })).data,
  });

export const anglerResultQuery = (api: Api, eventUrl: string, id: number) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "angler", id),
    ...shows(...resultShows, "people"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/results/anglers/{id}", { params: { event: eventUrl, id } })).data,
  });

export const teamResultQuery = (api: Api, eventUrl: string, id: number) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "team", id),
    ...shows(...resultShows),
    queryFn: async () =>
      (await api.get("/api/events/{event}/results/teams/{id}", { params: { event: eventUrl, id } })).data,
  });

export const whyQuery = (api: Api, eventUrl: string, wish: ResultWish & { id: number }) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "why", wish),
    queryFn: async () =>
      (await api.get("/api/events/{event}/results/why", { params: { event: eventUrl }, query: wish })).data,
  });

export const resultVersionsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "versions"),
    ...shows("result", "users"),
    queryFn: async () => {
      const query = { pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/results/versions", { params: { event: eventUrl }, query }))
        .data;
    },
  });

export const resultVersionQuery = (api: Api, eventUrl: string, number: number) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "version", number),
    ...shows(...resultShows, "result", "users"),
    queryFn: async () => {
      const params = { event: eventUrl, number };
      return (await api.get("/api/events/{event}/results/versions/{number}", { params })).data;
    },
  });

/** What a version has changed against the one before. */
export const resultChangesQuery = (api: Api, eventUrl: string, number: number) =>
  queryOptions({
    queryKey: answerKey("results", eventUrl, "changes", number),
    ...shows(...resultShows, "result", "users"),
    queryFn: async () => {
      const params = { event: eventUrl, number };
      return (await api.get("/api/events/{event}/results/versions/{number}/changes", { params })).data;
    },
  });
