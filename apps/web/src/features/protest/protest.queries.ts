import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, eventPartKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const protestKeys = eventPartKeys("protests");

/** Every protest as the caller may read it, the latest first. */
export const protestListQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: protestKeys.list(eventUrl),
    ...shows("protest", "angler", "team"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/protests", { params: { event: eventUrl } })).data,
  });

/** The same, asked again and again by those who wait for them. */
export const juryQuery = (api: Api, eventUrl: string) =>
  queryOptions({ ...protestListQuery(api, eventUrl), staleTime: 0, refetchInterval: 10_000 });

/** The reader's own, with their words. */
export const ownProtestsQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("protests", eventUrl, "own"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/protests", { params: { event: eventUrl } })).data.filter(
        ({ isOwn }) => isOwn,
      ),
    staleTime: 0,
  });

/** For whom the reader may protest. */
export const ownAnglersQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: answerKey("protests", eventUrl, "anglers"),
    queryFn: async () =>
      (await api.get("/api/events/{event}/protests/anglers", { params: { event: eventUrl } })).data,
  });
