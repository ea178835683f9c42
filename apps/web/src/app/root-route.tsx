import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { Toasts } from "../ui/Toasts.tsx";
import { guardRoute } from "./guard.ts";
import { DefaultFrame } from "./layouts/DefaultFrame.tsx";
import { Crash } from "./pages/Crash.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import type { AppContext } from "./app-context.ts";

/** Above all layouts: the guard and the toasts. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ matches, location, context }) => {
    await guardRoute(matches.at(-1)?.staticData ?? {}, location.href, context.identity);
  },
  component: Root,
  // Up here no layout stands around the page yet; further down, one does.
  errorComponent: ({ error }) => (
    <DefaultFrame>
      <Crash error={error} />
    </DefaultFrame>
  ),
  notFoundComponent: () => (
    <DefaultFrame>
      <NotFound />
    </DefaultFrame>
  ),
});

function Root() {
  // For whoever drives a browser: from here on the page listens.
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
  }, []);
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
