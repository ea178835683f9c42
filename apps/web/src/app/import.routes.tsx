import { createRoute } from "@tanstack/react-router";
import { m } from "../paraglide/messages.js";
import { managePage, manageRoute } from "./event-frame.routes.tsx";
import { pageHead } from "./page-head.ts";

const anglersRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/anglers/import",
  staticData: { name: "event-manage-angler-add", needsSignIn: true },
  head: () => pageHead(m.sheet_anglers_title()),
  component: managePage(() =>
    import("../features/angler/manage/ImportAnglersPage.tsx").then((page) => page.ImportAnglersPage),
  ),
});

const teamsRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/teams/import",
  staticData: { name: "event-manage-team-add", needsSignIn: true },
  head: () => pageHead(m.sheet_teams_title()),
  component: managePage(() =>
    import("../features/team/manage/ImportTeamsPage.tsx").then((page) => page.ImportTeamsPage),
  ),
});

export const importRoutes = [anglersRoute, teamsRoute] as const;
