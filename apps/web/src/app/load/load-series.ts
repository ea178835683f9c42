import { notFound } from "@tanstack/react-router";
import { seriesListQuery, seriesQuery, standingsQuery } from "../../features/series/series.queries.ts";
import type { SeriesSearch } from "../../features/series/series-search.ts";
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
  try {
    const [{ name }] = await Promise.all([
      queryClient.ensureQueryData(seriesQuery(api, seriesUrl)),
      queryClient.ensureQueryData(standingsQuery(api, seriesUrl)),
    ]);
    return { head: pageHead(m.series_page({ name }), m.series_page_description({ name })) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}
