import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import { eventSpeciesQuery } from "../features/event-species/event-species.queries.ts";
import { anglerManageRoutes, anglerRoutes } from "./angler.routes.tsx";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { drawManageRoutes, drawRoutes } from "./draw.routes.tsx";
import { groupManageRoutes, groupRoutes } from "./group.routes.tsx";
import { defaultLayout } from "./layout-routes.ts";
import { sectorManageRoutes, sectorRoutes } from "./sector.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead, pageHead } from "./page-head.ts";
import { reportManageRoutes } from "./report.routes.tsx";
import { registrationRoutes } from "./registration.routes.tsx";
import { checkInRoutes } from "./check-in.routes.tsx";
import { registrationManageRoutes } from "./registration-desk.routes.tsx";
import { rulesetManageRoutes, rulesetRoutes } from "./ruleset.routes.tsx";
import { rotationManageRoutes, rotationRoutes } from "./rotation.routes.tsx";
import { readEventFilters } from "./search-params.ts";
import { passManageRoutes } from "./pass.routes.tsx";
import { protestManageRoutes, protestRoutes } from "./protest.routes.tsx";
import { resultManageRoutes, resultRoutes } from "./result.routes.tsx";
import { scoreManageRoutes, scoreRoutes } from "./score.routes.tsx";
import { sessionManageRoutes, sessionRoutes } from "./session.routes.tsx";
import { securityManageRoutes, securityRoutes } from "./security.routes.tsx";
import { strictSearch } from "./strict-search.ts";
import { teamManageRoutes, teamRoutes } from "./team.routes.tsx";

const listRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/events",
  staticData: { name: "event-list" },
  validateSearch: strictSearch(readEventFilters),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadEvents } = await import("./load/load-events.ts");
    return loadEvents(context, deps);
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/event/public/EventListPage.tsx"), "EventListPage"),
});

const addRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/events/add",
  staticData: { name: "event-add", needsSignIn: true },
  ...manageTitle("event_add_page"),
  component: lazyRouteComponent(() => import("../features/event/manage/AddEventPage.tsx"), "AddEventPage"),
});

const aboutRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/",
  staticData: { name: "event-detail" },
  loader: async ({ context, params }) => {
    const event = await loadEvent(context, params.eventUrl);
    await context.queryClient.ensureQueryData(eventSpeciesQuery(context.api, params.eventUrl));
    return event;
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.name, summaryOf(loaderData)) : {}),
  component: lazyRouteComponent(async () => {
    const [{ AboutPage }, { CatchList }] = await Promise.all([
      import("../features/event/public/AboutPage.tsx"),
      import("../features/event-species/public/CatchList.tsx"),
    ]);
    return {
      default: function About() {
        const { eventUrl } = aboutRoute.useParams();
        return (
          <AboutPage eventUrl={eventUrl}>
            <CatchList eventUrl={eventUrl} />
          </AboutPage>
        );
      },
    };
  }),
});

const homeRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/",
  staticData: { name: "event-manage", needsSignIn: true },
  ...manageTitle("event_manage"),
  component: managePage(() =>
    import("../features/event/manage/EventHomePage.tsx").then((page) => page.EventHomePage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/edit",
  staticData: { name: "event-manage-edit", needsSignIn: true },
  ...manageTitle("event_edit_title"),
  component: managePage(() =>
    import("../features/event/manage/EditEventPage.tsx").then((page) => page.EditEventPage),
  ),
});

const settingsRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/settings",
  staticData: { name: "event-manage-settings", needsSignIn: true },
  ...manageTitle("event_settings_title"),
  component: managePage(() =>
    import("../features/event/manage/EventSettingsPage.tsx").then((page) => page.EventSettingsPage),
  ),
});

export const eventRoutes = [
  listRoute,
  addRoute,
  eventRoute.addChildren([
    aboutRoute,
    ...sectorRoutes,
    ...sessionRoutes,
    ...groupRoutes,
    ...rotationRoutes,
    ...drawRoutes,
    ...scoreRoutes,
    ...protestRoutes,
    ...resultRoutes,
    ...anglerRoutes,
    ...teamRoutes,
    ...registrationRoutes,
    ...rulesetRoutes,
    ...securityRoutes,
  ]),
] as const;
export const eventManageRoutes = [
  manageRoute.addChildren([
    homeRoute,
    editRoute,
    settingsRoute,
    ...sessionManageRoutes,
    ...rulesetManageRoutes,
    ...teamManageRoutes,
    ...anglerManageRoutes,
    ...registrationManageRoutes,
    ...checkInRoutes,
    ...sectorManageRoutes,
    ...securityManageRoutes,
    ...groupManageRoutes,
    ...rotationManageRoutes,
    ...drawManageRoutes,
    ...scoreManageRoutes,
    ...reportManageRoutes,
    ...resultManageRoutes,
    ...passManageRoutes,
    ...protestManageRoutes,
  ]),
] as const;

function summaryOf({ description, name }: EventResponse): string {
  const plain = description
    .replaceAll(/[#*_>`[\]()]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain ? plain.slice(0, 160) : name;
}
