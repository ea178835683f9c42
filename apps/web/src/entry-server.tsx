import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import type { IdentityConfig } from "@tightlines/contract/identity";
import { eventTopic, isSharedTopic } from "@tightlines/contract/topic";
import type { Topic } from "@tightlines/contract/topic";
import { renderToString } from "react-dom/server";
import { App } from "./app/App.tsx";
import { readHead } from "./app/follow-head.ts";
import { collectQueries } from "./app/page-state.ts";
import { createAppRouter } from "./app/router.tsx";
import { writeDocument } from "./document.ts";
import type { DocumentAssets } from "./document.ts";
import { eventQuery } from "./features/event/event.queries.ts";
import { createApi } from "./lib/api/api.ts";
import type { Transport } from "./lib/api/api.ts";
import { guestIdentity } from "./lib/identity/identity.ts";
import { pageScripts } from "./page-scripts.ts";
import { m } from "./paraglide/messages.js";

export { placeOf } from "./place-of.ts";
export type { Place } from "./place-of.ts";
export { colorSchemeScript } from "./ui/color-scheme.ts";

export interface RenderOptions {
  /** Path and query of the page, in their one spelling. */
  url: string;
  transport: Transport;
  identity: IdentityConfig;
  publicUrl: string;
  assets: DocumentAssets;
}

export interface WholePage {
  kind: "page";
  status: 200 | 404 | 500;
  html: string;
  styles: string;
  /** What it shows: it stays the same until one of these changes. */
  topics: Topic[];
}

export type RenderedPage =
  | WholePage
  | { kind: "redirect"; status: number; location: string }
  | { kind: "nowhere" };

/** Renders a public page as a guest sees it, from the url that `placeOf` answers. */
export async function renderPage(options: RenderOptions): Promise<RenderedPage> {
  const loaded = await load(options);
  // The router keeps what a server needs to know in this one place; its version is pinned for that reason.
  const result = loaded.router._serverResult;
  if (result?.type === "redirect") {
    const { redirect } = result;
    return { kind: "redirect", status: redirect.status, location: redirect.headers.get("location") ?? "/" };
  }
  const status = result?.status ?? 500;
  if (status === 404) return { kind: "nowhere" };
  const topics = status === 200 ? topicsOf(loaded) : [];
  return { kind: "page", status, topics, ...write(options, loaded, { isRendered: status === 200 }) };
}

/** What is sent for every address that leads nowhere: it is the same for all of them. */
export async function renderNowhere(options: Omit<RenderOptions, "url">): Promise<WholePage> {
  // No route has this path.
  const loaded = await load({ ...options, url: "/nowhere" });
  const title = m.shell_title({ page: m.shell_not_found_page() });
  return {
    kind: "page",
    status: 404,
    ...write({ ...options, title }, loaded, { isRendered: false }),
    topics: [],
  };
}

type Loaded = Awaited<ReturnType<typeof load>>;

async function load({ url, transport }: Pick<RenderOptions, "url" | "transport">) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const context = { api: createApi({ transport }), identity: guestIdentity, queryClient };
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [url] }));
  await router.load();
  return { router, context };
}

function write(
  options: Omit<RenderOptions, "url"> & { url?: string; title?: string },
  { router, context }: Loaded,
  { isRendered }: { isRendered: boolean },
): { html: string; styles: string } {
  const body = renderToString(<App router={router} context={context} />);
  const { title = m.ui_product(), description = m.shell_description(), image, robots } = readHead(router);
  const styles = options.assets.pickStyles(body);
  const queries = collectQueries(context.queryClient);
  const html = writeDocument({
    title,
    ...options,
    description,
    image,
    robots,
    body,
    styles,
    state: { identity: options.identity, isRendered, queries },
    preload: preloadOf(String(router.state.matches.at(-1)?.fullPath), options.assets),
  });
  context.queryClient.clear();
  return { html, styles };
}

/** What the queries that the page was rendered with say that they show. */
function topicsOf({ router, context: { api, queryClient } }: Loaded): Topic[] {
  const { eventUrl }: { eventUrl?: string } = router.state.matches.at(-1)?.params ?? {};
  const event = eventUrl && queryClient.getQueryData(eventQuery(api, eventUrl).queryKey);
  const fetched = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === "success" });
  const shown = fetched.flatMap(({ meta, queryKey }) => {
    if (!meta?.shows) throw new Error(`The query ${JSON.stringify(queryKey)} does not say what it shows.`);
    return meta.shows;
  });
  const ofEvents = fetched.flatMap(({ meta, state }) => {
    const { ids, nouns = [] } = meta?.ofEvents ?? {};
    return (ids?.(state.data as never) ?? []).flatMap((id) => [
      eventTopic(id),
      ...nouns.map((noun) => eventTopic(id, noun)),
    ]);
  });
  const own = [...new Set(shown)].map((noun) => {
    if (isSharedTopic(noun)) return noun;
    if (!event) throw new Error(`A page without an event shows its ${noun}.`);
    return noun === "event" ? eventTopic(event.id) : eventTopic(event.id, noun);
  });
  return [...new Set([...own, ...ofEvents])];
}

/** The page without content: for what guests may not see, and for the service worker to keep. */
export function renderShell(options: Omit<RenderOptions, "transport" | "url">): WholePage {
  const html = writeDocument({
    ...options,
    title: m.ui_product(),
    description: m.shell_description(),
    body: "",
    styles: "",
    state: { identity: options.identity, isRendered: false, queries: [] },
    preload: [],
  });
  return { kind: "page", status: 200, html, styles: "", topics: [] };
}

/** One script may stand behind several sources; the browser is told of it once. */
function preloadOf(path: string, { scripts }: DocumentAssets): string[] {
  const sources = pageScripts[path] ?? [];
  return [...new Set(sources.flatMap((source) => scripts[source] ?? []))];
}
