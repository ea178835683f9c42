import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/settings/rules",
  staticData: { name: "event-manage-settings", needsSignIn: true },
  ...manageTitle("ruleset_title"),
  component: managePage(() =>
    import("../features/ruleset/manage/RulesPage.tsx").then((page) => page.RulesPage),
  ),
});

const readRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/rules",
  staticData: { name: "event-detail" },
  loader: async ({ context, params: { eventUrl } }) => {
    const [event, { loadRules }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-rules.ts"),
    ]);
    return loadRules({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/ruleset/public/EventRulesPage.tsx"),
    "EventRulesRoute",
  ),
});

export const rulesetRoutes = [readRoute] as const;
export const rulesetManageRoutes = [editRoute] as const;
