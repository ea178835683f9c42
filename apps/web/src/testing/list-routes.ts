import { createMemoryHistory } from "@tanstack/react-router";
import { QueryClient } from "@tanstack/react-query";
import type { RouteName } from "../app/route-access.ts";
import { createAppRouter } from "../app/router.tsx";
import { createApi } from "../lib/api/api.ts";
import { guestIdentity } from "../lib/identity/identity.ts";

export interface ListedRoute {
  /** With its parameters as the router writes them: `/events/$eventUrl`. */
  path: string;
  name: RouteName | undefined;
  needsSignIn: boolean;
}

/** Every page of the router's own table, so that a test which walks it cannot forget a new one. */
export function listRoutes(): ListedRoute[] {
  const api = createApi({ transport: async () => ({ status: 503, text: "" }) });
  const router = createAppRouter(
    { api, identity: guestIdentity, queryClient: new QueryClient() },
    createMemoryHistory(),
  );
  const pages = Object.values(router.routesByPath);
  return pages.map(({ fullPath, options }) => ({
    // The page at the root of a layout is written with a slash that its address does not have.
    path: fullPath === "/" ? fullPath : fullPath.replace(/\/$/, ""),
    name: options.staticData?.name,
    needsSignIn: options.staticData?.needsSignIn ?? false,
  }));
}
