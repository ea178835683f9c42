import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { eventRoute, loadEvent, managePage, manageRoute } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { strictSearch } from "./strict-search.ts";

const rotationsRoute = createRoute({
  getParentRoute: () => eventRoute,
  path: "/rotations",
  staticData: { name: "event-rotations" },
  loader: async ({ context, params: { eventUrl } }) => {
    const [event, { loadRotations }] = await Promise.all([
      loadEvent(context, eventUrl),
      import("./load/load-rotations.ts"),
    ]);
    return loadRotations({ context, eventUrl, name: event.name });
  },
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/rotation/public/RotationsPage.tsx"),
    "RotationsRoute",
  ),
});

const loadManage = () => import("./load/manage-rotations.ts");

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/rotations",
  staticData: { name: "event-manage-rotation-list", needsSignIn: true },
  ...manageTitle("rotation_title"),
  component: managePage(() => loadManage().then((page) => page.RotationListPage)),
});

const addRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/rotations/add",
  staticData: { name: "event-manage-rotation-add", needsSignIn: true },
  validateSearch: strictSearch(readCell),
  ...manageTitle("rotation_add"),
  component: managePage(() => loadManage().then((page) => page.AddRotationPage)),
});

const editRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/rotations/$rotationId/edit",
  staticData: { name: "event-manage-rotation-edit", needsSignIn: true },
  ...manageTitle("rotation_edit_page"),
  component: managePage(() => loadManage().then((page) => page.EditRotationPage)),
});

export const rotationRoutes = [rotationsRoute] as const;
export const rotationManageRoutes = [listRoute, addRoute, editRoute] as const;

/** The cell the address asks for (docs/seed-conformance.md, section 2: `group` and `session`). */
function readCell(search: Record<string, unknown>): { group?: number; session?: number } {
  const [group, session] = [Number(search["group"]), Number(search["session"])];
  return {
    ...(Number.isSafeInteger(group) && group > 0 && { group }),
    ...(Number.isSafeInteger(session) && session > 0 && { session }),
  };
}
