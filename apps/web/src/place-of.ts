import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, defaultStringifySearch } from "@tanstack/react-router";
import type { AnyRoute } from "@tanstack/react-router";
import { isRouteAllowed } from "./app/route-access.ts";
import { createAppRouter } from "./app/router.tsx";
import { createApi } from "./lib/api/api.ts";
import { guestIdentity } from "./lib/identity/identity.ts";

/** What a request asks for, as far as it can be told without fetching anything. */
export type Place =
  /** A page that guests may see. Two requests for the same page have the same `url`, whatever else they say. */
  | { kind: "page"; url: string }
  /** A page that guests may not see: the browser finds out what is on it. */
  | { kind: "private" }
  /** A page under another spelling of its address. */
  | { kind: "elsewhere"; location: string }
  | { kind: "nowhere" };

/**
 * The router takes several spellings for one page: capitals, doubled slashes, letters written with percent signs, a
 * fragment that a browser would not send. Only one of them is answered, so that nothing can be kept under the others.
 */
export function placeOf(target: string): Place {
  const [address = ""] = target.split("#", 1);
  const { pathname, search } = router.parseLocation(
    createMemoryHistory({ initialEntries: [address] }).location,
  );
  const [, params, route] = router.getMatchedRoutes(pathname) as [unknown, Record<string, string>, AnyRoute?];
  if (!route || params["**"] !== undefined) return { kind: "nowhere" };
  const path = pathOf(route.fullPath, params);
  const [sentPath = "", ...sentQuery] = address.split("?");
  if (sentPath !== path || target !== address)
    return { kind: "elsewhere", location: [path, ...sentQuery].join("?") };
  const { name } = route.options.staticData ?? {};
  if (!name || !isRouteAllowed("guest", name)) return { kind: "private" };
  return { kind: "page", url: path + queryOf(route, search) };
}

/** Nothing is fetched to find out which page it is. */
const router = createAppRouter(
  {
    api: createApi({ transport: () => Promise.reject(new Error("no page is loaded here")) }),
    identity: guestIdentity,
    queryClient: new QueryClient(),
  },
  createMemoryHistory(),
);

function pathOf(fullPath: string, params: Record<string, string>): string {
  const path = fullPath.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** What the page reads, in one order; everything else behind the question mark shows the same. */
function queryOf({ options: { validateSearch } }: AnyRoute, search: object): string {
  if (typeof validateSearch !== "function") return "";
  const read = Object.entries(validateSearch(search) as object);
  return defaultStringifySearch(
    Object.fromEntries(read.toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
}
