import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import {
  readCalculateSearch,
  readResultSearch,
  readVersionSearch,
} from "../features/result/result-search.ts";
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
    const [event, { loadResults }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-results.ts"),
    ]);
    return loadResults({ context, eventUrl, name: event.name }, deps);
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
    const [{ name }, { loadSessionResults, sectorsTitle }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-results.ts"),
    ]);
    return loadSessionResults({ context, eventUrl, name }, deps.session, sectorsTitle(name));
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
    const [{ name }, { loadSessionResults, sessionTitle }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-results.ts"),
    ]);
    const number = Number(sessionNumber);
    return loadSessionResults({ context, eventUrl, name }, number, sessionTitle(name, number));
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
    const [{ name }, { loadSpecies }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-whole-results.ts"),
    ]);
    return loadSpecies({ context, eventUrl, name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/result/public/SpeciesPage.tsx"), "SpeciesPage"),
});

const anglerRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/anglers/$anglerId",
  staticData: { name: "event-results" },
  loader: async ({ context, params: { eventUrl, anglerId } }) => {
    const [{ name }, { loadAngler }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-whole-results.ts"),
    ]);
    return loadAngler({ context, eventUrl, name }, anglerId);
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
    const [{ name }, { loadTeam }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-whole-results.ts"),
    ]);
    return loadTeam({ context, eventUrl, name }, teamId);
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
  validateSearch: strictSearch(readVersionSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const [{ name }, { loadVersions }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-versions.ts"),
    ]);
    return loadVersions({ context, eventUrl, name }, deps.number);
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
