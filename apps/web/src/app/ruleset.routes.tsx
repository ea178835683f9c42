import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../paraglide/messages.js";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { pageHead } from "./page-head.ts";

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
    const [event, { rulesetQuery }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("../features/ruleset/ruleset.queries.ts"),
    ]);
    await context.queryClient.ensureQueryData(rulesetQuery(context.api, eventUrl));
    return event;
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead(m.ruleset_public_page(loaderData), m.ruleset_public_description(loaderData)) : {},
  component: lazyRouteComponent(async () => {
    const { EventRulesPage } = await import("../features/ruleset/public/EventRulesPage.tsx");
    return {
      default: function EventRules() {
        return <EventRulesPage eventUrl={readRoute.useParams().eventUrl} />;
      },
    };
  }),
});

export const rulesetRoutes = [readRoute] as const;
export const rulesetManageRoutes = [editRoute] as const;
