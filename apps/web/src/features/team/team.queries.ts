import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const teamKeys = eventPartKeys("teams");

/** All teams of an event, by start number. */
export const teamsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: teamKeys.list(eventUrl),
    ...shows("team", "angler"),
    queryFn: async () =>
      (
        await api.get("/api/events/{event}/teams", {
          params: { event: eventUrl },
          query: { pageSize: WHOLE_LIST },
        })
      ).data,
  });

export const teamQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: teamKeys.one(eventUrl, id),
    queryFn: async () =>
      (await api.get("/api/events/{event}/teams/{id}", { params: { event: eventUrl, id } })).data,
  });
