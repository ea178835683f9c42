import fastifyStatic from "@fastify/static";
import { type ContentPolicy, contentSecurityPolicy } from "@tightlines/api/platform/http/security-headers";
import type { RevisionWatch } from "@tightlines/api/platform/revision/watch-revisions";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import type { IdentityConfig } from "@tightlines/contract/identity";
import type { Transport } from "@tightlines/web/lib/api/api.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import type { Web } from "./web.ts";
import { createPageCache } from "./page-cache.ts";
import { bodyFor, isFresh } from "./prepared-body.ts";
import type { PreparedBody } from "./prepared-body.ts";
import { sha256 } from "./sha256.ts";

export interface MountOptions {
  settings: Settings;
  revisions: RevisionWatch;
  identity: IdentityConfig;
  contentPolicy: ContentPolicy;
}

/** Serves the web application beside the API: its files, and its pages rendered once per change. */
export async function mountWeb(
  app: FastifyInstance,
  web: Web,
  { settings, revisions, identity, contentPolicy }: MountOptions,
): Promise<void> {
  const { publicUrl } = settings;
  const transport = injectTransport(app);
  const page = (url: string) => ({ url, identity, publicUrl, assets: web.assets });
  const pages = createPageCache(revisions, {
    render: (url) => web.render({ ...page(url), transport }),
    keyOf: (url) => web.keyOf(url),
    policyFor: (styles) => {
      const styleHashes = styles ? [sha256(styles)] : contentPolicy.styleHashes;
      return contentSecurityPolicy({ ...contentPolicy, styleHashes }, publicUrl.startsWith("https:"));
    },
  });
  const isCached = web.filesDirectory !== undefined;

  if (web.filesDirectory) await serveFiles(app, web.filesDirectory);
  app.get("/shell.html", async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(await web.shell(page("/"))),
  );
  app.get("/*", async (request, reply) => {
    if (request.url.startsWith("/api/")) return reply.callNotFound();
    if (await web.handleDevelopment?.(request, reply)) return reply;
    if (!isCached) pages.clear();
    return sendPage(request, reply, await pages.get(request.url));
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Awaited<ReturnType<ReturnType<typeof createPageCache>["get"]>>,
) {
  if (page.kind === "redirect") return reply.redirect(page.location, page.status);
  if (page.isPublic) void reply.header("x-tightlines-public", "1");
  void reply.header("content-security-policy", page.contentPolicy);
  return sendBody(request, reply.code(page.status).type("text/html; charset=utf-8"), page.body);
}

function sendBody(request: FastifyRequest, reply: FastifyReply, body: PreparedBody) {
  void reply.header("etag", body.etag).header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (reply.statusCode === 200 && isFresh(request.headers["if-none-match"], body))
    return reply.code(304).send();
  const { bytes, encoding } = bodyFor(request.headers["accept-encoding"], body);
  if (encoding) void reply.header("content-encoding", encoding);
  return reply.send(bytes);
}

/** Files by content hash never change; the others are asked for again each time. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    decorateReply: false,
    globIgnore: ["**/*.map", "**/*.br", "**/*.gz", ".vite/**"],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      reply.setHeader("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}

/**
 * What a page fetches while it is rendered goes straight into the API, as a guest. Not by the app's own `inject`: that
 * refuses as soon as the server closes, and a page that was begun is to be finished.
 */
function injectTransport(app: FastifyInstance): Transport {
  return async ({ method, url, headers, body }) => {
    const response = await inject((request, reply) => app.routing(request, reply), {
      method,
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, text: response.body };
  };
}
