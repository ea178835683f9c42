import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readTableSearch } from "../lib/list/table-search.ts";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const publicRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/teams",
  staticData: { name: "event-teams" },
  loader: async ({ context, params: { eventUrl } }) => {
    const [event, { loadTeams }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-teams.ts"),
    ]);
    return loadTeams({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("./pages/EventTeamsPage.tsx"), "EventTeamsPage"),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/teams",
  staticData: { name: "event-manage-team-list", needsSignIn: true },
  validateSearch: strictSearch(readTableSearch),
  ...manageTitle("team_list_page"),
  component: managePage(() => import("./pages/ManageTeamsPage.tsx").then((page) => page.ManageTeamsPage)),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/teams/add",
  staticData: { name: "event-manage-team-add", needsSignIn: true },
  ...manageTitle("team_add_page"),
  component: managePage(() =>
    import("../features/team/manage/AddTeamPage.tsx").then((page) => page.AddTeamPage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/teams/$teamId/edit",
  staticData: { name: "event-manage-team-edit", needsSignIn: true },
  ...manageTitle("team_edit_page"),
  component: managePage(() => import("./pages/ManageTeamsPage.tsx").then((page) => page.ManageTeamPage)),
});

const importRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/teams/import",
  staticData: { name: "event-manage-team-add", needsSignIn: true },
  ...manageTitle("sheet_teams_title"),
  component: managePage(() =>
    import("../features/team/manage/ImportTeamsPage.tsx").then((page) => page.ImportTeamsPage),
  ),
});

export const teamRoutes = [publicRoute] as const;
export const teamManageRoutes = [listRoute, addRoute, importRoute, editRoute] as const;
