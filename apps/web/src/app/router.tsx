import { createRouter } from "@tanstack/react-router";
import type { RouterHistory } from "@tanstack/react-router";
import type { AppContext } from "./app-context.ts";
import { Crash } from "./pages/Crash.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import type { GuardedRoute } from "./guard.ts";
import { routeTree } from "./routes.tsx";

export function createAppRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Crash,
    defaultPreload: false,
    scrollRestoration: typeof window !== "undefined",
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption extends GuardedRoute {}
}
