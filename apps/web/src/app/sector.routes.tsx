import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../paraglide/messages.js";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { pageHead } from "./page-head.ts";

const sectorsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/sectors",
  staticData: { name: "event-sectors" },
  loader: async ({ context, params }) => {
    const [event, { sectorListQuery }] = await Promise.all([
      loadEvent(context, params.eventUrl),
      import("../features/sector/sector.queries.ts"),
    ]);
    await context.queryClient.ensureQueryData(sectorListQuery(context.api, params.eventUrl));
    return event;
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead(
          `${m.sector_public_title()}, ${loaderData.name}`,
          m.sector_public_description({ event: loaderData.name }),
        )
      : {},
  component: lazyRouteComponent(async () => {
    const { SectorsPage } = await import("../features/sector/public/SectorsPage.tsx");
    return {
      default: function Sectors() {
        return <SectorsPage eventUrl={sectorsRoute.useParams().eventUrl} />;
      },
    };
  }),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/sectors",
  staticData: { name: "event-manage-sector-list", needsSignIn: true },
  ...manageTitle("sector_list_title"),
  component: managePage(() =>
    import("../features/sector/manage/SectorListPage.tsx").then((page) => page.SectorListPage),
  ),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/sectors/add",
  staticData: { name: "event-manage-sector-add", needsSignIn: true },
  ...manageTitle("sector_add_page"),
  component: managePage(() =>
    import("../features/sector/manage/AddSectorPage.tsx").then((page) => page.AddSectorPage),
  ),
});

const detailRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/sectors/$sectorId",
  staticData: { name: "event-manage-sector-detail", needsSignIn: true },
  ...manageTitle("sector_detail_page"),
  component: managePage(() =>
    import("../features/sector/manage/SectorDetailPage.tsx").then((page) => page.SectorDetailPage),
  ),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/sectors/$sectorId/edit",
  staticData: { name: "event-manage-sector-edit", needsSignIn: true },
  ...manageTitle("sector_edit_page"),
  component: managePage(() =>
    import("../features/sector/manage/EditSectorPage.tsx").then((page) => page.EditSectorPage),
  ),
});

export const sectorRoutes = [sectorsRoute] as const;
export const sectorManageRoutes = [listRoute, addRoute, detailRoute, editRoute] as const;
