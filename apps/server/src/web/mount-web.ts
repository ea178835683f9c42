import type { IncomingMessage } from "node:http";
import fastifyStatic from "@fastify/static";
import { exposedHeaders } from "@tightlines/api/platform/http/exposed-headers";
import { addressKey } from "@tightlines/api/platform/http/rate-limit";
import { type ContentPolicy, securityHeaders } from "@tightlines/api/platform/http/security-headers";
import type { FindReady, ReadyAnswer } from "@tightlines/api/platform/http/short-way";
import type { RevisionWatch } from "@tightlines/api/platform/revision/watch-revisions";
import type { Settings } from "@tightlines/api/platform/settings/settings";
import type { IdentityConfig } from "@tightlines/contract/identity";
import type { Transport } from "@tightlines/web/lib/api/api.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inject } from "light-my-request";
import { countChanges } from "./changes.ts";
import { keepAnswers } from "./kept-answers.ts";
import { onceDone } from "./once-done.ts";
import { createPages } from "./pages.ts";
import type { ReadyPage } from "./pages.ts";
import { pickAnswer, readyAnswers } from "./ready-answers.ts";
import type { Web, WebPage } from "./web.ts";

export interface MountOptions {
  settings: Settings;
  revisions: RevisionWatch;
  identity: IdentityConfig;
  contentPolicy: ContentPolicy;
}

/**
 * Serves the web application beside the API: its files, and its pages rendered once per change. Answers how to find what is
 * ready to be sent.
 */
export async function mountWeb(
  app: FastifyInstance,
  web: Web,
  { settings, revisions, identity, contentPolicy }: MountOptions,
): Promise<FindReady> {
  const { publicUrl } = settings;
  const isHttps = publicUrl.startsWith("https:");
  const common = { identity, publicUrl, transport: injectTransport(app) };
  const changes = countChanges(revisions);
  const isKept = web.filesDirectory !== undefined;
  const shell = onceDone(async () => ready(await web.renderShell(common), { isPublic: false }));
  const pages = createPages(changes, {
    isKept,
    placeOf: (target) => web.placeOf(target),
    render: async (url) => {
      const page = await web.render(url, common);
      return page.kind === "page" ? ready(page, { isPublic: page.status === 200 }) : page;
    },
    nowhere: onceDone(async () => ready(await web.renderNowhere(common), { isPublic: false })),
    shell,
  });

  if (web.filesDirectory) await serveFiles(app, web.filesDirectory);
  app.get("/shell.html", async (request, reply) => sendPage(request, reply, await shell()));
  app.get("/*", async (request, reply) => {
    const { url: target, ip } = request;
    if (target.startsWith("/api/")) return reply.callNotFound();
    if (await web.handleDevelopment?.(request, reply)) return reply;
    const answer = await pages.answer({ target, client: addressKey(ip) });
    if (answer.kind === "redirect") return reply.redirect(answer.location, answer.status);
    return sendPage(request, reply, answer);
  });
  const findAnswer = keepAnswers(app, changes);
  return isKept ? (request) => findPage(request) ?? findAnswer(request) : () => undefined;

  /** Whoever calls from another web address takes the long way, on which that is decided. */
  function findPage({ method, url = "", headers }: IncomingMessage): ReadyAnswer | undefined {
    if ((method !== "GET" && method !== "HEAD") || headers.origin !== undefined) return undefined;
    const answers = pages.ready(url);
    return answers && pickAnswer(answers, headers);
  }

  function ready({ stylesHash, body, ...page }: WebPage, { isPublic }: { isPublic: boolean }): ReadyPage {
    const policy = stylesHash ? { ...contentPolicy, styleHashes: [stylesHash] } : contentPolicy;
    const headers = {
      ...securityHeaders(policy, isHttps),
      ...(isPublic && { "x-tightlines-public": "1" }),
      // On the long way every answer says so, whoever asks.
      "access-control-expose-headers": exposedHeaders.join(", "),
      "content-type": "text/html; charset=utf-8",
    };
    return { ...page, answers: readyAnswers(body, { route: "/*", status: page.status, headers }) };
  }
}

/** The long way to the same answer: for addresses with more than the page reads, and for what is not kept. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { answers }: ReadyPage) {
  const { status, headers, body } = pickAnswer(answers, request.headers);
  for (let at = 0; at < headers.length; at += 2) void reply.header(headers[at]!, headers[at + 1]);
  return reply.code(status).send(body);
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
