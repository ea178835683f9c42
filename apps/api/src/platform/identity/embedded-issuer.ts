import type { Role } from "@tightlines/domain/user/role";
import { roleFromClaim } from "@tightlines/domain/user/role";
import { createLocalJWKSet, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import type { Pool } from "pg";
import { ProblemError } from "../http/problem-error.ts";
import { createEmbeddedAuth } from "./embedded-auth.ts";
import type { EmbeddedAuth, EmbeddedAuthOptions } from "./embedded-auth.ts";
import type { Claims, IdentityIssuer } from "./issuer.ts";

export interface EmbeddedIssuer extends IdentityIssuer {
  auth: EmbeddedAuth;
}

/** The identity provider that comes with the product and needs no account anywhere else. */
export function createEmbeddedIssuer(options: EmbeddedAuthOptions): EmbeddedIssuer {
  const auth = createEmbeddedAuth(options);
  const keys = createKeyCache(auth);
  return {
    auth,
    config: { provider: "embedded" },
    async verify(token) {
      const payload = await verifySignature(token, keys, options.publicUrl);
      await requireLogin(options.pool, payload);
      return claimsOf(payload);
    },
    // Claims are read from our own records whenever a token is made.
    setRights: async () => {},
    async createIdentity({ email, password, displayName }) {
      const { user } = await auth.api
        .signUpEmail({ body: { email, password, name: displayName } })
        .catch((error: unknown) => {
          throw isTaken(error) ? new ProblemError("email-taken") : error;
        });
      return { uid: user.id };
    },
    async findUidByEmail(email) {
      const { rows } = await options.pool.query('select id from identity."user" where email = $1', [email]);
      return (rows[0] as { id: string } | undefined)?.id;
    },
    async deleteIdentity(uid) {
      await options.pool.query('delete from identity."user" where id = $1', [uid]);
    },
  };
}

/** A token outlives nothing: signing out, a new password or a deleted account end it at once. */
async function requireLogin(pool: Pool, payload: JWTPayload): Promise<void> {
  const { rowCount } = await pool.query({
    name: "identity-login",
    text: 'select 1 from identity.session where id = $1 and "userId" = $2 and "expiresAt" > now()',
    values: [payload["sid"], payload.sub],
  });
  if (!rowCount) throw new ProblemError("expired-token");
}

interface KeyCache {
  get(): Promise<ReturnType<typeof createLocalJWKSet>>;
  getNewer(): Promise<ReturnType<typeof createLocalJWKSet> | undefined>;
}

/** How often a key we do not know may make us look for new ones: strangers can make up any number of them. */
const LOOK_AGAIN_MS = 1000;

function createKeyCache(auth: EmbeddedAuth): KeyCache {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let readAt = 0;
  const read = async () => {
    keys = createLocalJWKSet(await auth.api.getJwks());
    readAt = Date.now();
    return keys;
  };
  return {
    get: async () => keys ?? read(),
    getNewer: async () => (Date.now() - readAt < LOOK_AGAIN_MS ? undefined : read()),
  };
}

async function verifySignature(token: string, keys: KeyCache, publicUrl: string): Promise<JWTPayload> {
  const check = {
    issuer: publicUrl,
    audience: publicUrl,
    algorithms: ["ES256"],
    requiredClaims: ["sub", "exp", "sid"],
  };
  // Reading the keys stands outside: a database that does not answer makes no token invalid.
  const known = await keys.get();
  try {
    return (await jwtVerify(token, known, check)).payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ProblemError("expired-token");
    if (!(error instanceof errors.JWKSNoMatchingKey)) throw new ProblemError("invalid-token");
  }
  // Another process may have made a new key since ours were read.
  const newer = await keys.getNewer();
  const again = newer && (await jwtVerify(token, newer, check).catch(() => undefined));
  if (!again) throw new ProblemError("invalid-token");
  return again.payload;
}

function isTaken(error: unknown): boolean {
  const { code = "" } = (error as { body?: { code?: string } }).body ?? {};
  return code.startsWith("USER_ALREADY_EXISTS");
}

function claimsOf(payload: JWTPayload): Claims {
  const role: Role = roleFromClaim(payload["role"]);
  return {
    uid: payload.sub!,
    email: String(payload["email"]),
    role: role === "guest" ? undefined : role,
    rightsVersion: typeof payload["rv"] === "number" ? payload["rv"] : undefined,
  };
}
