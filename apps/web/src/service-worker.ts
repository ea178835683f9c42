/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { KEPT_HEADER } from "./lib/signal.ts";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[];
};

/** Public pages and answers that were visited, kept for when there is no signal. */
const VISITED = "visited";
const VISITED_MAX = 200;
const RENEWED_MAX = 20;
const SHELL = "/shell.html";
/** What only some pages need and is too large to be fetched for every visitor: kept by whoever has used it. */
const ON_DEMAND = "on-demand";

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([
      caches.open(VISITED).then((cache) => cache.add(new Request(SHELL, { cache: "reload" }))),
      self.skipWaiting(),
    ]),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
  // Not waited for: pages are answered meanwhile.
  void renewVisited();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/auth") || pathname.startsWith("/api/docs")) return;
  if (pathname.endsWith(".wasm")) return event.respondWith(answerOnDemand(request));
  if (request.mode === "navigate") return event.respondWith(answerPage(request));
  // A call with a token is somebody's own: it is never kept.
  if (pathname.startsWith("/api/") && !request.headers.has("authorization"))
    event.respondWith(answerCall(request));
});

/** A page that was opened by a link was not asked for by its address: it is fetched once more, to be kept as it is now. */
self.addEventListener("message", (event) => {
  const { visited } = (event.data ?? {}) as { visited?: unknown };
  if (typeof visited !== "string") return;
  const url = new URL(visited, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(fromNetwork(new Request(url)));
});

async function answerPage(request: Request): Promise<Response> {
  return (
    (await fromNetwork(request)) ?? (await caches.match(request, { cacheName: VISITED })) ?? offlineShell()
  );
}

/** Its name changes with what is in it, so that one that is kept is never old; those of other versions go. */
async function answerOnDemand(request: Request): Promise<Response> {
  const cache = await caches.open(ON_DEMAND);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (!response.ok) return response;
  for (const key of await cache.keys()) await cache.delete(key);
  await cache.put(request, response.clone());
  return response;
}

async function answerCall(request: Request): Promise<Response> {
  return (await fromNetwork(request)) ?? (await keptAnswer(request)) ?? Response.error();
}

/** Marked, so that the page can say what it shows, and asks again. */
async function keptAnswer(request: Request): Promise<Response | undefined> {
  const kept = await caches.match(request, { cacheName: VISITED });
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set(KEPT_HEADER, "1");
  return new Response(kept.body, { status: kept.status, headers });
}

async function fromNetwork(request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request);
    // What was sent on to another address is no page of this one: browsers refuse it when they are given it again.
    if (response.ok && !response.redirected && isPublic(response) && !isMailed(request))
      await keep(request, response.clone());
    return response;
  } catch {
    return undefined;
  }
}

/** The server marks what looks the same to everybody. */
function isPublic(response: Response): boolean {
  return response.headers.get("x-tightlines-public") === "1";
}

/** A page that a letter leads to: the code or the address in its link is somebody's own. */
function isMailed({ url }: Request): boolean {
  const { searchParams } = new URL(url);
  return ["verify", "code", "oobCode", "email"].some((name) => searchParams.has(name));
}

async function keep(request: Request, response: Response): Promise<void> {
  const cache = await caches.open(VISITED);
  await cache.put(request, response);
  const keys = await cache.keys();
  const oldest = keys
    .filter((key) => new URL(key.url).pathname !== SHELL)
    .slice(0, Math.max(0, keys.length - VISITED_MAX));
  await Promise.all(oldest.map((key) => cache.delete(key)));
}

/** Kept pages name the scripts of the version they came with, which are gone once a new one takes over. */
async function renewVisited(): Promise<void> {
  const cache = await caches.open(VISITED);
  const pages = (await cache.keys()).filter(
    ({ url }) => !/^\/(api\/|shell\.html)/.test(new URL(url).pathname),
  );
  for (const { url } of pages.slice(-RENEWED_MAX)) await fromNetwork(new Request(url));
}

async function offlineShell(): Promise<Response> {
  return (await caches.match(SHELL, { cacheName: VISITED })) ?? Response.error();
}
