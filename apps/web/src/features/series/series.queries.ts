import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListedEventResponse } from "@tightlines/contract/event";
import type { SeasonStandings, SeriesResponse } from "@tightlines/contract/series/series";
import type { SeriesRecords } from "@tightlines/contract/series/series-records";
import type { Api } from "../../lib/api/api.ts";
import { answerKey, nounKeys } from "../../lib/api/query-keys.ts";
import { shows, showsOfEvents } from "../../lib/api/shows.ts";
import type { RecordsSearch, SeriesSearch } from "./series-search.ts";

export const seriesKeys = nounKeys("series");

export const seriesListQuery = (api: Api, search: SeriesSearch) =>
  queryOptions({
    queryKey: seriesKeys.list(search),
    ...shows("series", "events"),
    queryFn: () => api.get("/api/series", { query: search }),
    placeholderData: keepPreviousData,
  });

export const seriesQuery = (api: Api, seriesUrl: string) =>
  queryOptions({
    queryKey: seriesKeys.one(seriesUrl),
    ...showsOfEvents(["series", "events"], [], ({ rounds }: SeriesResponse) =>
      rounds.map(({ eventId }) => eventId),
    ),
    queryFn: async () => (await api.get("/api/series/{series}", { params: { series: seriesUrl } })).data,
  });

/** Everything that the places of the rounds follow from. */
const nouns = ["score", "session", "sector", "team", "angler", "group", "draw", "event-species"] as const;

export const standingsQuery = (api: Api, seriesUrl: string) =>
  queryOptions({
    queryKey: answerKey("series", "standings", seriesUrl),
    ...showsOfEvents(["series", "events", "species"], nouns, ({ rounds }: SeasonStandings) =>
      rounds.map(({ eventId }) => eventId),
    ),
    queryFn: async () =>
      (await api.get("/api/series/{series}/standings", { params: { series: seriesUrl } })).data,
  });

export const recordsQuery = (api: Api, seriesUrl: string, search: RecordsSearch) =>
  queryOptions({
    queryKey: answerKey("series", "records", seriesUrl, search),
    ...showsOfEvents(["series", "events", "species"], nouns, ({ rounds }: SeriesRecords) =>
      rounds.map(({ eventId }) => eventId),
    ),
    queryFn: async () =>
      (await api.get("/api/series/{series}/records", { params: { series: seriesUrl }, query: search })).data,
    placeholderData: keepPreviousData,
  });

export const seasonPeopleQuery = (api: Api, seriesUrl: string) =>
  queryOptions({
    queryKey: answerKey("series", "people", seriesUrl),
    queryFn: async () =>
      (await api.get("/api/series/{series}/people", { params: { series: seriesUrl } })).data,
  });

/** Every event that somebody may put into a series. */
export const ownEventsQuery = (api: Api) =>
  queryOptions({
    queryKey: answerKey("series", "own-events"),
    queryFn: async () => {
      const events: ListedEventResponse[] = [];
      for (let page = 1; ; page += 1) {
        const { data, meta } = await api.get("/api/events", {
          query: { mine: "true", sort: "-starts_on", page },
        });
        events.push(...data.filter(({ right }) => right !== "scorer"));
        if (page * meta.pageSize >= meta.total) return events;
      }
    },
  });
