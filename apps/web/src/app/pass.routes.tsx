import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { defaultLayout } from "./layout-routes.ts";
import { manageRoute, managePage } from "./event-frame.routes.tsx";
import { manageTitle } from "./manage-title.ts";
import { loadedHead } from "./page-head.ts";
import { rootRoute } from "./root-route.tsx";

const loadPages = () => import("./load/load-pass.ts");

/** Where a pass leads; under no layout, since a phone at the water needs all of its screen. */
export const passRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pass",
  // The seed names no page for this and the next one. Whoever may read scores may open them; what is on them, a secret says.
  staticData: { name: "event-scores" },
  loader: async () => (await loadPages()).loadPass(),
  head: loadedHead,
  component: lazyRouteComponent(
    () => import("../features/score/controller/ControllerPage.tsx"),
    "ControllerPage",
  ),
});

export const receiptRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/receipt",
  staticData: { name: "event-scores" },
  loader: async () => (await loadPages()).loadReceipt(),
  head: loadedHead,
  component: lazyRouteComponent(() => import("../features/score/receipt/ReceiptPage.tsx"), "ReceiptPage"),
});

const listRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/passes",
  // Under the name of the page that says who may do what, which is for those who run the event.
  staticData: { name: "event-manage-security-list", needsSignIn: true },
  ...manageTitle("pass_page"),
  component: managePage(() =>
    import("../features/pass/manage/PassListPage.tsx").then((page) => page.PassListPage),
  ),
});

export const passManageRoutes = [listRoute] as const;
