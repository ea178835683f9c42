import { notFound } from "@tanstack/react-router";
import {
  recordsQuery,
  seriesListQuery,
  seriesQuery,
  standingsQuery,
} from "../../features/series/series.queries.ts";
import type { RecordsSearch, SeriesSearch } from "../../features/series/series-search.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../app-context.ts";
import { pageHead } from "../page-head.ts";

/** Apart from the first script, which every page pays for. */
export async function loadSeriesList({ api, queryClient }: AppContext, search: SeriesSearch) {
  await queryClient.ensureQueryData(seriesListQuery(api, search));
  return { head: pageHead(m.series_list_page(), m.series_list_description()) };
}

export async function loadSeries({ api, queryClient }: AppContext, seriesUrl: string) {
  const [{ name }] = await orNotFound(
    Promise.all([
      queryClient.ensureQueryData(seriesQuery(api, seriesUrl)),
      queryClient.ensureQueryData(standingsQuery(api, seriesUrl)),
    ]),
  );
  return { head: pageHead(m.series_page({ name }), m.series_page_description({ name })) };
}

export async function loadRecords(
  { api, queryClient }: AppContext,
  seriesUrl: string,
  search: RecordsSearch,
) {
  const [{ name }] = await orNotFound(
    Promise.all([
      queryClient.ensureQueryData(seriesQuery(api, seriesUrl)),
      queryClient.ensureQueryData(recordsQuery(api, seriesUrl, search)),
    ]),
  );
  const title = m.series_records_title({ name });
  return { head: pageHead(title, m.series_records_page_description({ name })) };
}

async function orNotFound<Data>(loaded: Promise<Data>): Promise<Data> {
  try {
    return await loaded;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}
