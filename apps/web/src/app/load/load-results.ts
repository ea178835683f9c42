import { notFound } from "@tanstack/react-router";
import { pickResultSession, pickTable } from "../../features/result/pick-result.ts";
import type { ResultSearch } from "../../features/result/result-search.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

const queries = () => import("../../features/result/result.queries.ts");

/** Apart from the first script, which every page pays for. */
export async function loadResults({ context, eventUrl, name }: WantedPage, search: ResultSearch) {
  const { api, queryClient } = context;
  const results = await queries();
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
  const results = await queries();
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

export async function loadSpecies({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  const { resultSpeciesQuery, resultTablesQuery } = await queries();
  await Promise.all([
    queryClient.ensureQueryData(resultTablesQuery(api, eventUrl)),
    queryClient.ensureQueryData(resultSpeciesQuery(api, eventUrl)),
  ]);
  return { name, head: pageHead(m.result_species_page({ name }), m.result_description({ name })) };
}

export function loadAngler(page: WantedPage, anglerId: string) {
  return loadWhole(page, anglerId, "anglerResultQuery");
}

export function loadTeam(page: WantedPage, teamId: string) {
  return loadWhole(page, teamId, "teamResultQuery");
}

async function loadWhole(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  id: string,
  query: "anglerResultQuery" | "teamResultQuery",
) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const { resultTablesQuery, ...wholes } = await queries();
  try {
    const [whole] = await Promise.all([
      query === "teamResultQuery"
        ? queryClient.ensureQueryData(wholes.teamResultQuery(api, eventUrl, Number(id)))
        : queryClient.ensureQueryData(wholes.anglerResultQuery(api, eventUrl, Number(id))),
      queryClient.ensureQueryData(resultTablesQuery(api, eventUrl)),
    ]);
    const title = m.result_whole_page({ who: whole.name, name });
    return { name, head: pageHead(title, m.result_description({ name })) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}

/** The list, and of one version what it has changed and its tables. */
export async function loadVersions(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  number: number | undefined,
) {
  const results = await queries();
  const [versions] = await Promise.all([
    queryClient.ensureQueryData(results.resultVersionsQuery(api, eventUrl)),
    queryClient.ensureQueryData(results.resultTablesQuery(api, eventUrl)),
  ]);
  const shown = versions.find((version) => version.number === number) ?? versions[0];
  if (shown)
    await Promise.all([
      queryClient.ensureQueryData(results.resultChangesQuery(api, eventUrl, shown.number)),
      queryClient.ensureQueryData(results.resultVersionQuery(api, eventUrl, shown.number)),
    ]);
  return { name, head: pageHead(m.result_changes_page({ name }), m.result_description({ name })) };
}
