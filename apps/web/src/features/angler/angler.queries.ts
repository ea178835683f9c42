import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const anglerKeys = {
  ...eventPartKeys("anglers"),
  choices: (eventUrl: string) => answerKey("anglers", eventUrl, "choices"),
};

/** All anglers of an event, by number. */
export const anglersQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: anglerKeys.list(eventUrl),
    ...shows("angler", "team", "group"),
    queryFn: async () =>
      (
        await api.get("/api/events/{event}/anglers", {
          params: { event: eventUrl },
          query: { pageSize: WHOLE_LIST },
        })
      ).data,
  });

/** Those whom whoever is signed in is. */
export const myAnglersQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: anglerKeys.list(eventUrl, { mine: "true" }),
    queryFn: async () => {
      const query = { mine: "true" as const, pageSize: WHOLE_LIST };
      return (await api.get("/api/events/{event}/anglers", { params: { event: eventUrl }, query })).data;
    },
  });

export const anglerQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: anglerKeys.one(eventUrl, id),
    ...shows("angler", "team", "group"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/anglers/{id}", { params: { event: eventUrl, id } })).data,
  });

/** What the forms offer; never old, since numbers and slots are taken all the time. */
export const anglerChoicesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: anglerKeys.choices(eventUrl),
    queryFn: async () =>
      (await api.get("/api/events/{event}/anglers/choices", { params: { event: eventUrl } })).data,
    staleTime: 0,
  });
