import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import {
  readCalculateSearch,
  readResultSearch,
  type ResultSearch,
} from "../features/result/result-search.ts";
import type { AppContext } from "./app-context.ts";
import { readPaperSearch } from "../lib/paper/paper-search.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import type { resultPages } from "./load/load-results.ts";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const resultsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results",
  staticData: { name: "event-results" },
  validateSearch: strictSearch(readResultSearch),
  loaderDeps: ({ search }) => search,
  loader: (wanted) => loadPage("sums", wanted),
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/result/public/ResultsPage.tsx"), "ResultsPage"),
});

const sectorsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/sectors",
  staticData: { name: "event-results-sectors" },
  validateSearch: strictSearch(readResultSearch),
  loaderDeps: ({ search }) => search,
  loader: (wanted) => loadPage("sectors", wanted),
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
  loader: (wanted) => loadPage("session", wanted),
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
  loader: (wanted) => loadPage("species", wanted),
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/result/public/SpeciesPage.tsx"), "SpeciesPage"),
});

const anglerRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/anglers/$anglerId",
  staticData: { name: "event-results" },
  loader: (wanted) => loadPage("angler", wanted),
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
  loader: (wanted) => loadPage("team", wanted),
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
  loader: (wanted) => loadPage("versions", wanted),
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/result/public/VersionsPage.tsx"), "VersionsPage"),
});

/** The papers to print; also where the QR code of a printed one leads. */
const papersRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/results/pdf",
  staticData: { name: "event-results-pdf" },
  validateSearch: strictSearch(
    readPaperSearch(["table", "session", "sector", "scores", "card", "certificate"]),
  ),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const [event, { loadResultPapers }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-result-papers.ts"),
    ]);
    return loadResultPapers({ context, eventUrl, name: event.name }, deps.paper);
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/result/paper/ResultPapersPage.tsx"),
    "ResultPapersPage",
  ),
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
  papersRoute,
] as const;
export const resultManageRoutes = [listRoute, addRoute, manageSessionRoute] as const;

interface Wanted {
  context: AppContext;
  params: { eventUrl: string };
  deps: ResultSearch;
}

/** What a page of results loads, in a script of their own: the first one has no more than its name. */
async function loadPage(page: keyof typeof resultPages, { context, params, deps }: Wanted) {
  const [{ name }, pages] = await Promise.all([
    loadEvent(context, params.eventUrl),
    import("./load/load-results.ts"),
  ]);
  return pages.resultPages[page]({ context, eventUrl: params.eventUrl, name }, { ...params, ...deps });
}
