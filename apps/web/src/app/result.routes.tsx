import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { readCalculateSearch, readResultSearch } from "../features/result/result-search.ts";
import type { AppContext } from "./app-context.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const resultsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results",
  staticData: { name: "event-results" },
  validateSearch: strictSearch(readResultSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const { page, loadResults } = await openPage(context, eventUrl);
    return loadResults(page, deps);
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/result/public/ResultsPage.tsx"), "ResultsPage"),
});

const sectorsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/sectors",
  staticData: { name: "event-results-sectors" },
  validateSearch: strictSearch(readResultSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const { page, loadSessionResults, sectorsTitle } = await openPage(context, eventUrl);
    return loadSessionResults(page, deps.session, sectorsTitle(page.name));
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/result/public/SectorResultsPage.tsx"),
    "SectorResultsPage",
  ),
});

const sessionRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/$sessionNumber",
  staticData: { name: "event-results-session" },
  loader: async ({ context, params: { eventUrl, sessionNumber } }) => {
    if (!/^[1-9]\d{0,5}$/.test(sessionNumber)) throw notFound();
    const { page, loadSessionResults, sessionTitle } = await openPage(context, eventUrl);
    const number = Number(sessionNumber);
    return loadSessionResults(page, number, sessionTitle(page.name, number));
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/result/public/SessionResultsPage.tsx"),
    "SessionResultsPage",
  ),
});

// Under the name of the results, like the protests: the seed names no page for these.
const speciesRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/species",
  staticData: { name: "event-results" },
  loader: async ({ context, params: { eventUrl } }) => {
    const { page, loadSpecies } = await openPage(context, eventUrl);
    return loadSpecies(page);
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/result/public/SpeciesPage.tsx"), "SpeciesPage"),
});

const anglerRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/anglers/$anglerId",
  staticData: { name: "event-results" },
  loader: async ({ context, params: { eventUrl, anglerId } }) => {
    const { page, loadAngler } = await openPage(context, eventUrl);
    return loadAngler(page, anglerId);
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/result/public/WholeResultPages.tsx"),
    "AnglerResultPage",
  ),
});

const teamRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/teams/$teamId",
  staticData: { name: "event-results" },
  loader: async ({ context, params: { eventUrl, teamId } }) => {
    const { page, loadTeam } = await openPage(context, eventUrl);
    return loadTeam(page, teamId);
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/result/public/WholeResultPages.tsx"),
    "TeamResultPage",
  ),
});

const versionsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/versions",
  staticData: { name: "event-results" },
  validateSearch: strictSearch(readResultSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const { page, loadVersions } = await openPage(context, eventUrl);
    return loadVersions(page, deps.number);
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/result/public/VersionsPage.tsx"), "VersionsPage"),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/results",
  staticData: { name: "event-manage-result-list", needsSignIn: true },
  ...manageTitle("result_title"),
  component: managePage(() =>
    import("../features/result/manage/ResultListPage.tsx").then((page) => page.ResultListPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/results/add",
  staticData: { name: "event-manage-result-calculate", needsSignIn: true },
  validateSearch: strictSearch(readCalculateSearch),
  ...manageTitle("result_calculate_page"),
  component: managePage(() =>
    import("../features/result/manage/CalculatePage.tsx").then((page) => page.CalculatePage),
  ),
});

const manageSessionRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/results/$sessionNumber",
  staticData: { name: "event-manage-result-group", needsSignIn: true },
  ...manageTitle("result_session_manage_page"),
  component: managePage(() =>
    import("../features/result/manage/ManageSessionPage.tsx").then((page) => page.ManageSessionPage),
  ),
});

export const resultRoutes = [
  resultsRoute,
  sectorsRoute,
  sessionRoute,
  speciesRoute,
  anglerRoute,
  teamRoute,
  versionsRoute,
] as const;
export const resultManageRoutes = [listRoute, addRoute, manageSessionRoute] as const;

/** The event's name, and what all pages of results load by, in a script of its own. */
async function openPage(context: AppContext, eventUrl: string) {
  const [{ name }, load] = await Promise.all([
    loadEvent(context, eventUrl),
    import("./load/load-results.ts"),
  ]);
  return { ...load, page: { context, eventUrl, name } };
}
