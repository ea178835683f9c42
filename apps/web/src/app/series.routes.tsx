import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readRecordsSearch, readSeriesSearch } from "../features/series/series-search.ts";
import { defaultLayout } from "./layout-routes.ts";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const loadPages = () => import("./load/load-series.ts");
const loadManage = () => import("./load/manage-series.ts");

const listRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/series",
  staticData: { name: "series-list" },
  validateSearch: strictSearch(readSeriesSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await loadPages()).loadSeriesList(context, deps),
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/series/public/SeriesListPage.tsx"),
    "SeriesListPage",
  ),
});

const seriesRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/series/$seriesUrl",
  staticData: { name: "series-detail" },
  loader: async ({ context, params }) => (await loadPages()).loadSeries(context, params.seriesUrl),
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/series/public/SeriesPage.tsx"), "SeriesPage"),
});

// Under the name of the series, as the pages under an event's results are.
const recordsRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/series/$seriesUrl/records",
  staticData: { name: "series-detail" },
  validateSearch: strictSearch(readRecordsSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) =>
    (await loadPages()).loadRecords(context, params.seriesUrl, deps),
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/series/public/RecordsPage.tsx"), "RecordsPage"),
});

const addRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/series/add",
  staticData: { name: "series-add", needsSignIn: true },
  ...manageTitle("series_add_page"),
  component: lazyRouteComponent(loadManage, "AddSeriesPage"),
});

const editRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/series/$seriesUrl/edit",
  staticData: { name: "series-edit", needsSignIn: true },
  ...manageTitle("series_edit_page"),
  component: lazyRouteComponent(loadManage, "EditSeriesPage"),
});

const peopleRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/series/$seriesUrl/people",
  staticData: { name: "series-people", needsSignIn: true },
  ...manageTitle("series_people_page"),
  component: lazyRouteComponent(loadManage, "SeasonPeoplePage"),
});

export const seriesRoutes = [listRoute, addRoute, seriesRoute, recordsRoute, editRoute, peopleRoute] as const;
