import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { Toasts } from "../ui/Toasts.tsx";
import { guardRoute } from "./guard.ts";
import { DefaultFrame } from "./layouts/DefaultFrame.tsx";
import { Crash } from "./pages/Crash.tsx";
import type { AppContext } from "./app-context.ts";

/** Above all layouts: the guard and the toasts. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ matches, location, context }) => {
    await guardRoute(matches.at(-1)?.staticData ?? {}, location.href, context.identity);
  },
  component: Root,
  // The guard itself failed: no layout stands around the page yet.
  errorComponent: ({ error }) => (
    <DefaultFrame>
      <Crash error={error} />
    </DefaultFrame>
  ),
});

function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
