import { notFound } from "@tanstack/react-router";
import { pickResultSession, pickTable } from "../../features/result/pick-result.ts";
import type { ResultSearch } from "../../features/result/result-search.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

/** What the address says: the parameters of its path, and its search. */
interface Address extends ResultSearch {
  sessionNumber?: string;
  anglerId?: string;
  teamId?: string;
}

/** What each page of results loads. Apart from the first script, which every page pays for. */
export const resultPages = {
  sums: loadSums,
  sectors: (page: WantedPage, { session }: Address) =>
    loadSession(page, session, m.result_sectors_page({ name: page.name })),
  session: loadNumberedSession,
  species: loadSpecies,
  angler: (page: WantedPage, { anglerId }: Address) => loadWhole(page, "anglerResultQuery", anglerId),
  team: (page: WantedPage, { teamId }: Address) => loadWhole(page, "teamResultQuery", teamId),
  versions: loadVersions,
};

const queries = () => import("../../features/result/result.queries.ts");

async function loadSums({ context: { api, queryClient }, eventUrl, name }: WantedPage, search: Address) {
  const results = await queries();
  const tables = await queryClient.ensureQueryData(results.resultTablesQuery(api, eventUrl));
  const table = pickTable(tables, search.table);
  if (table)
    await queryClient.ensureQueryData(results.resultsQuery(api, eventUrl, { classification: table.id }));
  return entitled(name, m.result_page({ name }));
}

function loadNumberedSession(page: WantedPage, { sessionNumber = "" }: Address) {
  if (!/^[1-9]\d{0,5}$/.test(sessionNumber)) throw notFound();
  const number = Number(sessionNumber);
  return loadSession(page, number, m.result_session_page({ name: page.name, number }));
}

async function loadSession(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  number: number | undefined,
  title: string,
) {
  const results = await queries();
  const tables = await queryClient.ensureQueryData(results.resultTablesQuery(api, eventUrl));
  const session = pickResultSession(tables, number);
  if (session)
    await queryClient.ensureQueryData(results.resultsQuery(api, eventUrl, { session: session.id }));
  return entitled(name, title);
}

async function loadSpecies({ context: { api, queryClient }, eventUrl, name }: WantedPage) {
  const results = await queries();
  await Promise.all([
    queryClient.ensureQueryData(results.resultTablesQuery(api, eventUrl)),
    queryClient.ensureQueryData(results.resultSpeciesQuery(api, eventUrl)),
  ]);
  return entitled(name, m.result_species_page({ name }));
}

async function loadWhole(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  query: "anglerResultQuery" | "teamResultQuery",
  id = "",
) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const results = await queries();
  try {
    const [whole] = await Promise.all([
      query === "teamResultQuery"
        ? queryClient.ensureQueryData(results.teamResultQuery(api, eventUrl, Number(id)))
        : queryClient.ensureQueryData(results.anglerResultQuery(api, eventUrl, Number(id))),
      queryClient.ensureQueryData(results.resultTablesQuery(api, eventUrl)),
    ]);
    return entitled(name, m.result_whole_page({ who: whole.name, name }));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}

/** The list, and of one version what it has changed and its tables. */
async function loadVersions(
  { context: { api, queryClient }, eventUrl, name }: WantedPage,
  { number }: Address,
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
  return entitled(name, m.result_changes_page({ name }));
}

function entitled(name: string, title: string) {
  return { name, head: pageHead(title, m.result_description({ name })) };
}
