import { pickResultSession, pickTable } from "../../features/result/pick-result.ts";
import type { ResultSearch } from "../../features/result/result-search.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** Apart from the first script, which every page pays for. */
export async function loadResults({ context, eventUrl, name }: WantedPage, search: ResultSearch) {
  const { api, queryClient } = context;
  const results = await import("../../features/result/result.queries.ts");
  const tables = await queryClient.ensureQueryData(results.resultTablesQuery(api, eventUrl));
  const table = pickTable(tables, search.table);
  if (table)
    await queryClient.ensureQueryData(results.resultsQuery(api, eventUrl, { classification: table.id }));
  return { name, head: pageHead(m.result_page({ name }), m.result_description({ name })) };
}

export async function loadSessionResults(
  { context, eventUrl, name }: WantedPage,
  number: number | undefined,
  title: string,
) {
  const { api, queryClient } = context;
  const results = await import("../../features/result/result.queries.ts");
  const tables = await queryClient.ensureQueryData(results.resultTablesQuery(api, eventUrl));
  const session = pickResultSession(tables, number);
  if (session)
    await queryClient.ensureQueryData(results.resultsQuery(api, eventUrl, { session: session.id }));
  return { name, head: pageHead(title, m.result_description({ name })) };
}

export function sectorsTitle(name: string): string {
  return m.result_sectors_page({ name });
}

export function sessionTitle(name: string, number: number): string {
  return m.result_session_page({ name, number });
}
