import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readAnglerFilter, readAnglerListSearch } from "../features/angler/angler-filter.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const publicRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/anglers",
  staticData: { name: "event-anglers" },
  loader: async ({ context, params: { eventUrl } }) => {
    // The event first: one that is not there is a page that cannot be found.
    const [event, { loadAnglers }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-anglers.ts"),
    ]);
    return loadAnglers({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/angler/public/AnglersPage.tsx"), "AnglersRoute"),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/anglers",
  staticData: { name: "event-manage-angler-list", needsSignIn: true },
  validateSearch: strictSearch(readAnglerListSearch),
  ...manageTitle("angler_list_page"),
  component: managePage(() =>
    import("../features/angler/manage/AnglerListPage.tsx").then((page) => page.AnglerListPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/anglers/add",
  staticData: { name: "event-manage-angler-add", needsSignIn: true },
  validateSearch: strictSearch(readTeam),
  ...manageTitle("angler_add_page"),
  component: managePage(() =>
    import("../features/angler/manage/AddAnglerPage.tsx").then((page) => page.AddAnglerPage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/anglers/$anglerId/edit",
  staticData: { name: "event-manage-angler-edit", needsSignIn: true },
  ...manageTitle("angler_edit_page"),
  component: managePage(() =>
    import("../features/angler/manage/EditAnglerPage.tsx").then((page) => page.EditAnglerPage),
  ),
});

const importRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/anglers/import",
  staticData: { name: "event-manage-angler-add", needsSignIn: true },
  ...manageTitle("sheet_anglers_title"),
  component: managePage(() =>
    import("../features/angler/manage/ImportAnglersPage.tsx").then((page) => page.ImportAnglersPage),
  ),
});

export const anglerRoutes = [publicRoute] as const;
export const anglerManageRoutes = [listRoute, addRoute, importRoute, editRoute] as const;

function readTeam(search: Record<string, unknown>): { team?: string } {
  const { team } = readAnglerFilter(search);
  return team && team !== "none" ? { team } : {};
}
