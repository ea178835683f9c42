import { notFound } from "@tanstack/react-router";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../page-head.ts";
import type { WantedPage } from "./wanted-page.ts";

const queries = () => import("../../features/result/result.queries.ts");

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
