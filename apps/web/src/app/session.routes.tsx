import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readTableSearch } from "../lib/list/table-search.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const sessionsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/sessions",
  staticData: { name: "event-sessions" },
  loader: async ({ context, params: { eventUrl } }) => {
    // The event first: one that is not there is a page that cannot be found.
    const [event, { loadSessions }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-sessions.ts"),
    ]);
    return loadSessions({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/session/public/SessionsPage.tsx"), "SessionsRoute"),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/sessions",
  staticData: { name: "event-manage-session-list", needsSignIn: true },
  validateSearch: strictSearch(readTableSearch),
  ...manageTitle("session_list_title"),
  component: managePage(() =>
    import("../features/session/manage/SessionListPage.tsx").then((page) => page.SessionListPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/sessions/add",
  staticData: { name: "event-manage-session-add", needsSignIn: true },
  ...manageTitle("session_add_title"),
  component: managePage(() =>
    import("../features/session/manage/AddSessionPage.tsx").then((page) => page.AddSessionPage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/sessions/$sessionId/edit",
  staticData: { name: "event-manage-session-edit", needsSignIn: true },
  ...manageTitle("session_edit_page"),
  component: managePage(() =>
    import("../features/session/manage/EditSessionPage.tsx").then((page) => page.EditSessionPage),
  ),
});

export const sessionRoutes = [sessionsRoute] as const;
export const sessionManageRoutes = [listRoute, addRoute, editRoute] as const;
