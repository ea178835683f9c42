import fastifyStatic from "@fastify/static";
import { addressKey } from "@tightlines/api/platform/http/rate-limit";
import { type ContentPolicy, contentSecurityPolicy } from "@tightlines/api/platform/http/security-headers";
import type { RevisionWatch } from "@tightlines/api/platform/revision/watch-revisions";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import type { IdentityConfig } from "@tightlines/contract/identity";
import type { Transport } from "@tightlines/web/lib/api/api.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import { countChanges } from "./changes.ts";
import { onceDone } from "./once-done.ts";
import { createPages } from "./pages.ts";
import type { ReadyPage } from "./pages.ts";
import { bodyFor, isFresh } from "./prepared-body.ts";
import type { PreparedBody } from "./prepared-body.ts";
import type { Web, WebPage } from "./web.ts";

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
  const common = { identity, publicUrl, transport: injectTransport(app) };
  const shell = onceDone(async () => ready(await web.renderShell(common)));
  const answerPage = createPages(countChanges(revisions), {
    isKept: web.filesDirectory !== undefined,
    placeOf: (target) => web.placeOf(target),
    render: async (url) => {
      const page = await web.render(url, common);
      return page.kind === "page" ? ready(page) : page;
    },
    nowhere: onceDone(async () => ready(await web.renderNowhere(common))),
    shell,
  });

  if (web.filesDirectory) await serveFiles(app, web.filesDirectory);
  app.get("/shell.html", async (request, reply) => sendPage(request, reply, await shell()));
  app.get("/*", async (request, reply) => {
    const { url: target, ip } = request;
    if (target.startsWith("/api/")) return reply.callNotFound();
    if (await web.handleDevelopment?.(request, reply)) return reply;
    const answer = await answerPage({ target, client: addressKey(ip) });
    if (answer.kind === "redirect") return reply.redirect(answer.location, answer.status);
    if (answer.isPublic) void reply.header("x-tightlines-public", "1");
    return sendPage(request, reply, answer);
  });

  function ready({ stylesHash, ...page }: WebPage): ReadyPage {
    const policy = stylesHash ? { ...contentPolicy, styleHashes: [stylesHash] } : contentPolicy;
    return { ...page, contentPolicy: contentSecurityPolicy(policy, publicUrl.startsWith("https:")) };
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { status, contentPolicy, body }: ReadyPage) {
  void reply.header("content-security-policy", contentPolicy);
  return sendBody(request, reply.code(status).type("text/html; charset=utf-8"), body);
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
