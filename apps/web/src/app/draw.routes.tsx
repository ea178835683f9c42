import { useQuery } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickSession, readDrawSearch } from "../features/draw/public/draw-search.ts";
import { readPaperSearch } from "../features/draw/paper/paper-search.ts";
import { eventQuery } from "../features/event/event.queries.ts";
import { useApi } from "../lib/api/api.context.ts";
import { m } from "../paraglide/messages.js";
import {
  eventRoute,
  loadEvent,
  managePage,
  manageRoute,
  redirectToCurrentUrl,
} from "./event-frame.routes.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root-route.tsx";
import { strictSearch } from "./strict-search.ts";

const drawsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/draws",
  staticData: { name: "event-draws" },
  validateSearch: strictSearch(readDrawSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const { api, queryClient } = context;
    const [event, draws, runs, { sectorListQuery }, { sessionListQuery }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("../features/draw/draw.queries.ts"),
      import("../features/draw/draw-run.queries.ts"),
      import("../features/sector/sector.queries.ts"),
      import("../features/session/session.queries.ts"),
    ]);
    const sessions = await queryClient.ensureQueryData(sessionListQuery(api, eventUrl));
    const shown = pickSession(sessions, deps.session);
    await Promise.all([
      queryClient.ensureQueryData(runs.pegRunsQuery(api, eventUrl)),
      queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
      shown && queryClient.ensureQueryData(draws.sessionDrawsQuery(api, eventUrl, shown.id)),
      deps.view && queryClient.ensureQueryData(draws.drawsQuery(api, eventUrl)),
    ]);
    return event;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(
          `${m.peg_draw_public_title()}, ${loaderData.name}`,
          m.peg_draw_public_description({ event: loaderData.name }),
        )
      : {},
  component: lazyRouteComponent(async () => {
    const { DrawsPage } = await import("../features/draw/public/DrawsPage.tsx");
    return {
      default: function Draws() {
        const { eventUrl } = drawsRoute.useParams();
        const search = drawsRoute.useSearch();
        const { data: event } = useQuery(eventQuery(useApi(), eventUrl));
        return event && <DrawsPage eventUrl={eventUrl} timeZone={event.timeZone} search={search} />;
      },
    };
  }),
});

const checkRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/draws/check",
  staticData: { name: "event-draws" },
  loader: async ({ context, params: { eventUrl } }) => {
    const { api, queryClient } = context;
    const [event, runs] = await Promise.all([
      loadEvent(context, eventUrl),
      import("../features/draw/draw-run.queries.ts"),
    ]);
    await Promise.all([
      queryClient.ensureQueryData(runs.pegRunsQuery(api, eventUrl)),
      queryClient.ensureQueryData(runs.groupRunsQuery(api, eventUrl)),
    ]);
    return event;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(
          `${m.draw_check_page()}, ${loaderData.name}`,
          m.draw_check_description({ event: loaderData.name }),
        )
      : {},
  component: lazyRouteComponent(async () => {
    const { CheckPage } = await import("../features/draw/public/CheckPage.tsx");
    return {
      default: function Check() {
        return <CheckPage eventUrl={checkRoute.useParams().eventUrl} />;
      },
    };
  }),
});

/** Under no layout: it fills the wall. */
const ceremonyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/events/$eventUrl/draws/ceremony",
  staticData: { name: "event-draws" },
  loader: async ({ context, params: { eventUrl }, location }) => {
    const { api, queryClient } = context;
    const [event, { ceremonyQuery }, { sectorListQuery }, { sessionListQuery }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("../features/draw/ceremony/ceremony.queries.ts"),
      import("../features/sector/sector.queries.ts"),
      import("../features/session/session.queries.ts"),
    ]);
    redirectToCurrentUrl(event, eventUrl, location.href);
    await Promise.all([
      queryClient.ensureQueryData(ceremonyQuery(api, eventUrl)),
      queryClient.ensureQueryData(sectorListQuery(api, eventUrl)),
      queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
    ]);
    return event;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(
          `${m.ceremony_page()}, ${loaderData.name}`,
          m.ceremony_description({ event: loaderData.name }),
        )
      : {},
  component: lazyRouteComponent(async () => {
    const { CeremonyPage } = await import("../features/draw/ceremony/CeremonyPage.tsx");
    return {
      default: function Ceremony() {
        const { eventUrl } = ceremonyRoute.useParams();
        const { name } = ceremonyRoute.useLoaderData();
        return <CeremonyPage eventUrl={eventUrl} eventName={name} />;
      },
    };
  }),
});

const controlRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws/ceremony",
  staticData: { name: "event-manage-draw-list", needsSignIn: true },
  head: () => pageHead(m.ceremony_control()),
  component: lazyRouteComponent(async () => {
    const { CeremonyControl } = await import("../features/draw/ceremony/CeremonyControl.tsx");
    return {
      default: function Control() {
        return <CeremonyControl eventUrl={controlRoute.useParams().eventUrl} />;
      },
    };
  }),
});

/** The sheets to print; also where the QR code of a printed one leads. */
const papersRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/draws/pdf",
  staticData: { name: "event-draws-pdf" },
  validateSearch: strictSearch(readPaperSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { eventUrl }, deps }) => {
    const { api, queryClient } = context;
    const [event, papers, { pegRunsQuery }, { sessionListQuery }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("../features/draw/paper/paper.queries.ts"),
      import("../features/draw/draw-run.queries.ts"),
      import("../features/session/session.queries.ts"),
    ]);
    await Promise.all([
      queryClient.ensureQueryData(sessionListQuery(api, eventUrl)),
      queryClient.ensureQueryData(pegRunsQuery(api, eventUrl)),
      queryClient.ensureQueryData(papers.isAnybodyDrawnQuery(api, eventUrl)),
      deps.paper && queryClient.ensureQueryData(papers.printedPaperQuery(api, eventUrl, deps.paper)),
    ]);
    return event;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(`${m.paper_title()}, ${loaderData.name}`, m.paper_description({ event: loaderData.name }))
      : {},
  component: lazyRouteComponent(async () => {
    const { PapersPage } = await import("../features/draw/paper/PapersPage.tsx");
    return {
      default: function Papers() {
        return <PapersPage {...papersRoute.useParams()} search={papersRoute.useSearch()} />;
      },
    };
  }),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws",
  staticData: { name: "event-manage-draw-list", needsSignIn: true },
  head: () => pageHead(m.peg_draw_page()),
  component: managePage(() =>
    import("../features/draw/manage/DrawListPage.tsx").then((page) => page.DrawListPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws/add",
  staticData: { name: "event-manage-draw-add", needsSignIn: true },
  head: () => pageHead(m.place_add_page()),
  component: managePage(() =>
    import("../features/draw/manage/AddDrawPage.tsx").then((page) => page.AddDrawPage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/draws/$drawId/edit",
  staticData: { name: "event-manage-draw-edit", needsSignIn: true },
  head: () => pageHead(m.place_edit_page()),
  component: managePage(() =>
    import("../features/draw/manage/EditDrawPage.tsx").then((page) => page.EditDrawPage),
  ),
});

export const drawRoutes = [drawsRoute, checkRoute, papersRoute] as const;
export const ceremonyRoutes = [ceremonyRoute] as const;
export const drawManageRoutes = [listRoute, controlRoute, addRoute, editRoute] as const;
