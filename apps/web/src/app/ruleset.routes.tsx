import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rulesetQuery } from "../features/event/rules/ruleset.queries.ts";
import { m } from "../paraglide/messages.js";
import { eventRoute, managePage, manageRoute } from "./event-frame.routes.tsx";
import { pageHead } from "./page-head.ts";

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/settings/rules",
  staticData: { name: "event-manage-settings", needsSignIn: true },
  head: () => pageHead(m.rules_title()),
  component: managePage(() => import("../features/event/rules/RulesPage.tsx").then((page) => page.RulesPage)),
});

const readRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/rules",
  staticData: { name: "event-detail" },
  loader: ({ context: { api, queryClient }, params: { eventUrl } }) =>
    queryClient.ensureQueryData(rulesetQuery(api, eventUrl)),
  head: () => pageHead(m.rules_title()),
  component: lazyRouteComponent(async () => {
    const { EventRulesPage } = await import("../features/event/rules/EventRulesPage.tsx");
    return {
      default: function EventRules() {
        return <EventRulesPage eventUrl={readRoute.useParams().eventUrl} />;
      },
    };
  }),
});

export const rulesetRoutes = [readRoute] as const;
export const rulesetManageRoutes = [editRoute] as const;
