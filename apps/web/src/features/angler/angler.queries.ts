import { queryOptions } from "@tanstack/react-query";
import { WHOLE_LIST } from "@tightlines/contract/whole-list";
import type { Api } from "../../lib/api/api.ts";

/** All anglers of an event, by number. */
export const anglersQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: ["anglers", eventUrl],
    queryFn: async () =>
      (
        await api.get("/api/events/{event}/anglers", {
          params: { event: eventUrl },
          query: { pageSize: WHOLE_LIST },
        })
      ).data,
  });

export const anglerQuery = (api: Api, eventUrl: string, id: string) =>
  queryOptions({
    queryKey: ["anglers", eventUrl, id],
    queryFn: async () =>
      (await api.get("/api/events/{event}/anglers/{id}", { params: { event: eventUrl, id } })).data,
  });

/** What the forms offer; never old, since numbers and slots are taken all the time. */
export const anglerChoicesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: ["anglers", eventUrl, "choices"],
    queryFn: async () =>
      (await api.get("/api/events/{event}/anglers/choices", { params: { event: eventUrl } })).data,
    staleTime: 0,
  });
