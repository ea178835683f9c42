import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";

const sectorsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/sectors",
  staticData: { name: "event-sectors" },
  loader: async ({ context, params: { eventUrl } }) => {
    // The event first: one that is not there is a page that cannot be found.
    const [event, { loadSectors }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-sectors.ts"),
    ]);
    return loadSectors({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/sector/public/SectorsPage.tsx"), "SectorsRoute"),
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
