import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readDrawSearch } from "../features/draw/public/draw-search.ts";
import { readPaperSearch } from "../lib/paper/paper-search.ts";
import {
  eventRoute,
  loadEvent,
  managePage,
  manageRoute,
  redirectToCurrentUrl,
} from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { rootRoute } from "./root-route.tsx";
import { strictSearch } from "./strict-search.ts";

const drawsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/draws",
  staticData: { name: "event-draws" },
  validateSearch: strictSearch(readDrawSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const [event, { loadDraws }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-draws.ts"),
    ]);
    return loadDraws({ context, eventUrl, name: event.name }, deps);
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/draw/public/DrawsPage.tsx"), "DrawsRoute"),
});

const checkRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/draws/check",
  staticData: { name: "event-draws" },
  loader: async ({ context, params: { eventUrl } }) => {
    const [event, { loadCheck }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-check.ts"),
    ]);
    return loadCheck({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/draw/public/CheckPage.tsx"), "CheckRoute"),
});

const loadDays = () => import("./load/load-angler-days.ts");

/** What an angler keeps on their phone. */
const anglerDaysRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/draws/anglers/$anglerId",
  staticData: { name: "event-draws" },
  loader: async ({ context, params: { eventUrl, anglerId } }) => {
    const [event, { loadAnglerDays }] = await Promise.all([loadEvent(context, eventUrl), loadDays()]);
    return loadAnglerDays({ context, eventUrl, name: event.name }, anglerId);
  },
  head: loadedHead,
  component: lazyRouteComponent(loadDays, "AnglerDaysRoute"),
});

/** Under no layout: it fills the wall. */
const ceremonyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/events/$eventUrl/draws/ceremony",
  staticData: { name: "event-draws" },
  loader: async ({ context, params: { eventUrl }, location }) => {
    const [event, { loadCeremony }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-ceremony.ts"),
    ]);
    redirectToCurrentUrl(event, eventUrl, location.href);
    return loadCeremony({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/draw/ceremony/CeremonyPage.tsx"), "CeremonyRoute"),
});

const controlRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws/ceremony",
  staticData: { name: "event-manage-draw-list", needsSignIn: true },
  ...manageTitle("ceremony_control"),
  component: lazyRouteComponent(
    () => import("../features/draw/ceremony/CeremonyControl.tsx"),
    "ControlRoute",
  ),
});

/** The sheets to print; also where the QR code of a printed one leads. */
const papersRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/draws/pdf",
  staticData: { name: "event-draws-pdf" },
  validateSearch: strictSearch(readPaperSearch(["duels", "sector", "peg", "team"])),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const [event, { loadPapers }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-papers.ts"),
    ]);
    return loadPapers({ context, eventUrl, name: event.name }, deps.paper);
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/draw/paper/PapersPage.tsx"), "PapersRoute"),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws",
  staticData: { name: "event-manage-draw-list", needsSignIn: true },
  ...manageTitle("peg_draw_page"),
  component: managePage(() =>
    import("../features/draw/manage/DrawListPage.tsx").then((page) => page.DrawListPage),
  ),
});

const chooseRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws/choose",
  staticData: { name: "event-manage-draw-list", needsSignIn: true },
  ...manageTitle("choosing_page"),
  component: managePage(() =>
    import("../features/draw/choosing/ChoosePage.tsx").then((page) => page.ChoosePage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws/add",
  staticData: { name: "event-manage-draw-add", needsSignIn: true },
  ...manageTitle("place_add_page"),
  component: managePage(() =>
    import("../features/draw/manage/AddDrawPage.tsx").then((page) => page.AddDrawPage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws/$drawId/edit",
  staticData: { name: "event-manage-draw-edit", needsSignIn: true },
  ...manageTitle("place_edit_page"),
  component: managePage(() =>
    import("../features/draw/manage/EditDrawPage.tsx").then((page) => page.EditDrawPage),
  ),
});

export const drawRoutes = [drawsRoute, anglerDaysRoute, checkRoute, papersRoute] as const;
export const ceremonyRoutes = [ceremonyRoute] as const;
export const drawManageRoutes = [listRoute, controlRoute, chooseRoute, addRoute, editRoute] as const;
