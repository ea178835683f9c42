import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { ProblemError } from "../http/problem-error.ts";
import { addressKey } from "../http/rate-limit.ts";
import { bareAddress } from "../http/bare-address.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";
import { type Attempt, createLimits } from "./embedded-limits.ts";
import { isKnownDevice } from "./known-device.ts";

/** What of the provider is reachable from outside. Whatever it may offer beyond this stays closed. */
const openPaths = new Set([
  "/sign-up/email",
  "/sign-in/email",
  "/sign-out",
  "/token",
  "/jwks",
  "/request-password-reset",
  "/reset-password",
  "/change-password",
  "/confirm-address",
  "/send-verification-email",
]);

/** Serves the embedded provider at `/api/auth`, in a scope of its own where bodies are passed on unread. */
export async function mountEmbeddedAuth(
  app: FastifyInstance,
  auth: EmbeddedAuth,
  pool: Pool,
  publicUrl: string,
): Promise<void> {
  const limits = createLimits(pool);
  const { secret } = await auth.$context;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.route({
      method: ["GET", "POST"],
      url: "/api/auth/*",
      bodyLimit: 16 * 1024,
      handler: async (request, reply) => {
        const path = new URL(request.url, publicUrl).pathname.slice("/api/auth".length);
        if (!openPaths.has(path)) return reply.callNotFound();
        const sent = readJson(request);
        await limits.take(path, attemptOf(request, accountIn(sent), secret));
        return answer(reply, await auth.handler(toWebRequest(request, publicUrl)));
      },
    });
  });
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply | void> {
  if (response.status === 404) return reply.callNotFound();
  const body = await response.text();
  for (const [name, value] of response.headers) if (name !== "set-cookie") void reply.header(name, value);
  void reply.header("set-cookie", response.headers.getSetCookie()).header("cache-control", "no-store");
  return reply.code(response.status).send(response.status < 400 ? body : withDetail(body));
}

/** The provider's errors carry their sentence as `message`; ours is called `detail`. */
function withDetail(body: string): string {
  const { message, code } = JSON.parse(body) as { message: string; code: string };
  return JSON.stringify({ detail: message, code });
}

/**
 * The provider also reads forms. We do not: what we cannot read ourselves would get past the limit for
 * its account.
 */
function readJson({ body, headers }: FastifyRequest): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? ""))
    throw new ProblemError("unsupported-type");
  const text = body.toString("utf8");
  // PostgreSQL cannot keep this character in a text.
  if (/\0|\\u0000/.test(text)) throw new ProblemError("malformed-request");
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError("malformed-json");
  }
}

function attemptOf({ ip, headers }: FastifyRequest, account: string | undefined, secret: string): Attempt {
  const isKnown = account !== undefined && isKnownDevice(headers.cookie, secret, account);
  return { address: addressKey(ip), account, isKnownDevice: isKnown };
}

function accountIn(sent: unknown): string | undefined {
  const { email } = Object(sent) as { email?: unknown };
  return typeof email === "string" ? email.trim().toLowerCase() : undefined;
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // The provider believes this header: only what we found out ourselves may stand in it.
  headers.set("x-forwarded-for", bareAddress(request.ip));
  headers.delete("x-forwarded-host");
  headers.delete("x-forwarded-proto");
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, body });
}
