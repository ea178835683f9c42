import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import type { IdentityConfig } from "@tightlines/contract/identity";
import { renderToString } from "react-dom/server";
import { App } from "./app/App.tsx";
import { readHead } from "./app/follow-head.ts";
import { collectQueries } from "./app/page-state.ts";
import { isRouteAllowed } from "./app/route-access.ts";
import { createAppRouter } from "./app/router.tsx";
import { writeDocument } from "./document.ts";
import type { DocumentAssets } from "./document.ts";
import { createApi } from "./lib/api/api.ts";
import type { Transport } from "./lib/api/api.ts";
import { guestIdentity } from "./lib/identity/identity.ts";
import { pageScripts } from "./page-scripts.ts";
import { m } from "./paraglide/messages.js";

export { colorSchemeScript } from "./ui/color-scheme.ts";

export interface RenderOptions {
  /** Path and query of the page. */
  url: string;
  transport: Transport;
  identity: IdentityConfig;
  publicUrl: string;
  assets: DocumentAssets;
}

export type RenderedPage =
  | { kind: "page"; status: 200 | 404 | 500; html: string; styles: string; isPublic: boolean }
  | { kind: "redirect"; status: number; location: string };

export { pageKey } from "./page-key.ts";

/** Renders a page as a guest sees it. What guests may not see is sent as an empty shell the browser fills. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const context = { api: createApi({ transport: options.transport }), identity: guestIdentity, queryClient };
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [options.url] }));
  const name = router.matchRoutes(router.latestLocation).at(-1)?.staticData.name;
  if (name && !isRouteAllowed("guest", name))
    return { kind: "page", status: 200, html: shell({ ...options, url: "/" }), styles: "", isPublic: false };

  await router.load();
  // The router keeps what a server needs to know in this one place; its version is pinned for that reason.
  const result = router._serverResult;
  if (result?.type === "redirect") {
    const { redirect } = result;
    return { kind: "redirect", status: redirect.status, location: redirect.headers.get("location") ?? "/" };
  }
  const status = result?.status ?? 500;
  const body = renderToString(<App router={router} context={context} />);
  const { title = m.ui_product(), description = m.shell_description(), image, robots } = readHead(router);
  const styles = options.assets.pickStyles(body);
  const isRendered = status === 200;
  const state = { identity: options.identity, isRendered, queries: collectQueries(queryClient) };
  const html = writeDocument({
    ...options,
    title: status === 404 ? notFoundTitle() : title,
    description,
    image,
    robots,
    body,
    styles,
    state,
    preload: preloadOf(String(router.state.matches.at(-1)?.fullPath), options.assets),
  });
  queryClient.clear();
  return { kind: "page", status, html, styles, isPublic: status === 200 };
}

/** The page without content: for what guests may not see, and for the service worker to keep. */
export function shell(options: Omit<RenderOptions, "transport">): string {
  const state = { identity: options.identity, isRendered: false, queries: [] };
  return writeDocument({
    ...options,
    title: m.ui_product(),
    description: m.shell_description(),
    body: "",
    styles: "",
    state,
    preload: [],
  });
}

/** One script may stand behind several sources; the browser is told of it once. */
function preloadOf(path: string, { scripts }: DocumentAssets): string[] {
  const sources = pageScripts[path] ?? [];
  return [...new Set(sources.flatMap((source) => scripts[source] ?? []))];
}

function notFoundTitle(): string {
  return m.shell_title({ page: m.shell_not_found_page() });
}
