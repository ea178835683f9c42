import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { DefaultLayout } from "./layouts/DefaultLayout.tsx";
import { LoginLayout } from "./layouts/LoginLayout.tsx";
import { rootRoute } from "./root-route.tsx";

/** The three layouts (docs/seed-conformance.md, section 2). */
export const defaultLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "default",
  component: DefaultLayout,
});
export const loginLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "login-layout",
  component: LoginLayout,
});
export const manageLayout = createRoute({
  getParentRoute: () => rootRoute,
  id: "manage-layout",
  component: lazyRouteComponent(() => import("./layouts/ManageLayout.tsx"), "ManageLayout"),
});
