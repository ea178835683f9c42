import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { addressKey, createRateLimit } from "../http/rate-limit.ts";
import type { EmbeddedAuth } from "./embedded-auth.ts";

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
  "/verify-email",
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
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.all("/api/auth/*", async (request, reply) => {
      const path = new URL(request.url, publicUrl).pathname.slice("/api/auth".length);
      if (!openPaths.has(path)) return reply.callNotFound();
      await limits.take(path, addressKey(request.ip), accountOf(request));
      const response = await auth.handler(toWebRequest(request, publicUrl));
      for (const [name, value] of response.headers) if (name !== "set-cookie") void reply.header(name, value);
      void reply.header("set-cookie", response.headers.getSetCookie()).header("cache-control", "no-store");
      return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
    });
  });
}

/**
 * A whole river bank may share one carrier's address, so addresses get generous limits; one account
 * gets tight ones, which is what stops guessing.
 */
function createLimits(pool: Pool) {
  const hour = 3600;
  const limits = {
    "/sign-in/email": limit("sign-in", { address: 300, account: 20, seconds: hour / 4 }),
    "/sign-up/email": limit("sign-up", { address: 200, account: 10, seconds: hour }),
    "/request-password-reset": limit("reset", { address: 100, account: 5, seconds: hour }),
    "/reset-password": limit("new-password", { address: 100, account: 100, seconds: hour }),
    "/change-password": limit("change-password", { address: 100, account: 100, seconds: hour }),
    "/send-verification-email": limit("verification", { address: 100, account: 5, seconds: hour }),
  };
  return {
    async take(path: string, address: string, account: string | undefined) {
      await limits[path as keyof typeof limits]?.(address, account);
    },
  };

  function limit(
    name: string,
    { address, account, seconds }: { address: number; account: number; seconds: number },
  ) {
    const byAddress = createRateLimit(pool, `${name}:address`, address, seconds);
    const byAccount = createRateLimit(pool, `${name}:account`, account, seconds);
    return async (from: string, to: string | undefined) => {
      await byAddress.take(from);
      await byAccount.take(to);
    };
  }
}

function accountOf(request: FastifyRequest): string | undefined {
  if (!Buffer.isBuffer(request.body)) return undefined;
  try {
    const { email } = JSON.parse(request.body.toString("utf8")) as { email?: unknown };
    return typeof email === "string" ? email.trim().toLowerCase().slice(0, 254) : undefined;
  } catch {
    return undefined;
  }
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // The provider believes this header: only what we found out ourselves may stand in it.
  headers.set("x-forwarded-for", request.ip);
  headers.delete("x-forwarded-host");
  headers.delete("x-forwarded-proto");
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, body });
}
