import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const sectorKeys = {
  ...eventPartKeys("sectors"),
  /** Which of them the rotation uses. */
  rotating: (eventUrl: string) => answerKey("sectors", eventUrl, "rotating"),
};

/** All sectors of an event with their pegs, in the event's order. */
export const sectorListQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: sectorKeys.list(eventUrl),
    ...shows("sector"),
    queryFn: async () =>
      (
        await api.get("/api/events/{event}/sectors", {
          params: { event: eventUrl },
          query: { pageSize: WHOLE_LIST },
        })
      ).data,
  });

export const sectorQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: sectorKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/sectors/{id}", { params: { event: eventUrl, id } })).data,
  });
