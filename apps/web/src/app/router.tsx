import { createRouter } from "@tanstack/react-router";
import type { RouterHistory } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../lib/api/api.ts";
import type { Identity } from "../lib/identity/identity.ts";
import { Crash } from "./pages/Crash.tsx";
import { NotFound } from "./pages/NotFound.tsx";
import type { GuardedRoute } from "./guard.ts";
import { routeTree } from "./routes.tsx";

/** What every route is given: the API, who is here, and what has been fetched. */
export interface AppContext {
  api: Api;
  identity: Identity;
  queryClient: QueryClient;
}

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
