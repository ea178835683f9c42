import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, defaultStringifySearch } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { createAppRouter } from "./app/router.tsx";
import { createApi } from "./lib/api/api.ts";
import { guestIdentity } from "./lib/identity/identity.ts";

/** The address with nothing behind its question mark but what the page reads: two that show the same have one key. */
export function pageKey(url: string): string {
  const [path = "/"] = url.split("?");
  const router = createAppRouter(
    { api: createApi({ transport: unused }), identity: guestIdentity, queryClient: new QueryClient() },
    createMemoryHistory({ initialEntries: [url] }),
  );
  const match = router.matchRoutes(router.latestLocation).at(-1);
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  const route = match && routes[match.routeId];
  if (!route?.options.validateSearch) return path;
  const read = Object.entries(match!.search).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return path + defaultStringifySearch(Object.fromEntries(read));
}

function unused(): never {
  throw new Error("Nothing is asked for to find out which page it is.");
}
