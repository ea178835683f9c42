import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { EventListQuery } from "@tightlines/contract/event";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, nounKeys } from "../../lib/api/query-keys.ts";
import { shows } from "../../lib/api/shows.ts";

export const eventKeys = {
  ...nounKeys("events"),
  /** Without an address: that of every event. */
  progress: (eventUrl?: string) => answerKey("events", "progress", eventUrl),
};

/** What a visitor chose to see of the list; what they did not choose is left out. */
export type EventFilters = Partial<EventListQuery>;

/** The first page (or another to begin with), further ones appended by page number; a search replaces the list (docs/seed-conformance.md, section 4). */
export const eventListQuery = (api: Api, filters: EventFilters) =>
  infiniteQueryOptions({
    queryKey: eventKeys.list(filters),
    ...shows("events"),
    queryFn: ({ pageParam }) => api.get("/api/events", { query: { ...filters, page: pageParam } }),
    initialPageParam: filters.page ?? 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.pageSize < meta.total ? meta.page + 1 : undefined),
  });

export const eventQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: eventKeys.one(eventUrl),
    ...shows("event"),
    queryFn: async () => (await api.get("/api/events/{event}", { params: { event: eventUrl } })).data,
  });

/** How far an event is set up. Asked anew whenever the home is opened: everything else changes it. */
export const eventProgressQuery = (api: Api, eventUrl: string) =>
  queryOptions({
    queryKey: eventKeys.progress(eventUrl),
    queryFn: async () =>
      (await api.get("/api/events/{event}/progress", { params: { event: eventUrl } })).data,
    staleTime: 0,
  });
