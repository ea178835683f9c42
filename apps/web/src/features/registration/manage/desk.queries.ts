import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../lib/api/api.ts";
import { answerKey } from "../../../lib/api/query-keys.ts";
import type { DeskFilter } from "./desk-filter.ts";

/** Registrations that may be of one person, by id; thrown away with all others of the event. */
export const doublesQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("registrations", eventUrl, "doubles"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/registrations/doubles", { params: { event: eventUrl } })).data,
  });

/** How many a message would reach now. */
export const messageReachQuery = (api: Api, eventUrl: string, filter: DeskFilter) =>
  queryOptions({
    queryKey: answerKey("registrations", eventUrl, "reach", filter),
    queryFn: async () =>
      (
        await api.get("/api/events/{event}/registrations/message", {
          params: { event: eventUrl },
          query: filter,
        })
      ).data,
    staleTime: 0,
  });
