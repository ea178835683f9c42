import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { eventRoute, managePage, manageRoute } from "./event-frame.routes.tsx";
import { defaultLayout } from "./layout-routes.ts";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { readAuditSearch } from "./search-params.ts";
import { strictSearch } from "./strict-search.ts";

const publicRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/securities",
  staticData: { name: "event-securities" },
  ...manageTitle("security_public_page"),
  component: lazyRouteComponent(
    () => import("../features/security/public/SecuritiesPage.tsx"),
    "SecuritiesRoute",
  ),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/securities",
  staticData: { name: "event-manage-security-list", needsSignIn: true },
  ...manageTitle("security_page"),
  component: managePage(() =>
    import("../features/security/manage/SecurityListPage.tsx").then((page) => page.SecurityListPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/securities/add",
  staticData: { name: "event-manage-security-add", needsSignIn: true },
  ...manageTitle("security_add_page"),
  component: managePage(() =>
    import("../features/security/manage/AddSecurityPage.tsx").then((page) => page.AddSecurityPage),
  ),
});

const auditRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/audit",
  staticData: { name: "event-manage-audit", needsSignIn: true },
  validateSearch: strictSearch(readAuditSearch),
  ...manageTitle("audit_page"),
  component: managePage(() => import("../features/audit/AuditPage.tsx").then((page) => page.AuditPage)),
});

const speciesRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/species",
  staticData: { name: "event-manage-species", needsSignIn: true },
  ...manageTitle("event_species_page"),
  component: managePage(() =>
    import("../features/event-species/manage/EventSpeciesPage.tsx").then((page) => page.EventSpeciesPage),
  ),
});

/** Where a code leads that an organizer shows. Whoever may sign in may open it; what is on it, a secret says. */
export const invitationLinkRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/invitation",
  staticData: { name: "login" },
  loader: async () => (await import("./load/load-pass.ts")).loadInvitation(),
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/security/account/InvitationLinkPage.tsx"),
    "InvitationLinkPage",
  ),
});

export const securityRoutes = [publicRoute] as const;
/** Who may do what, who did what, and what may be caught. */
export const securityManageRoutes = [listRoute, addRoute, auditRoute, speciesRoute] as const;
