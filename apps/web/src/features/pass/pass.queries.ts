import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { eventPartKeys } from "../../lib/api/query-keys.ts";

export const passKeys = eventPartKeys("passes");

/** Every pass, also those that have ended, the latest first. When one was used last is asked for again and again. */
export const passListQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: passKeys.list(eventUrl),
    queryFn: async () => (await api.get("/api/events/{event}/passes", { params: { event: eventUrl } })).data,
    staleTime: 0,
    refetchInterval: 60_000,
  });
