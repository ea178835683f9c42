import { setTimeout as sleep } from "node:timers/promises";
import type { Role } from "@tightlines/domain/user/role";
import { roleFromClaim } from "@tightlines/domain/user/role";
import { createLocalJWKSet, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import type { Pool } from "pg";
import { askTogether } from "../database/ask-together.ts";
import { violatedUnique } from "../database/unique-violation.ts";
import { ProblemError } from "../http/problem-error.ts";
import { createEmbeddedAuth } from "./embedded-auth.ts";
import type { EmbeddedAuth, EmbeddedAuthOptions } from "./embedded-auth.ts";
import type { Claims, IdentityIssuer, Login, NewIdentity } from "./issuer.ts";
import { createCode, endCodes } from "./mailed-code.ts";

/** An invitation may lie in somebody's mail over a weekend; a forgotten password is in more of a hurry. */
const INVITATION_MS = 7 * 24 * 3600 * 1000;

export interface EmbeddedIssuer extends IdentityIssuer {
  auth: EmbeddedAuth;
}

/** The identity provider that comes with the product and needs no account anywhere else. */
export function createEmbeddedIssuer(options: EmbeddedAuthOptions): EmbeddedIssuer {
  const auth = createEmbeddedAuth(options);
  const keys = createKeyCache(auth);
  const findLogin = askTogether((payloads: JWTPayload[]) => findOpenLogins(options.pool, payloads));
  return {
    auth,
    config: { provider: "embedded" },
    async verify(token) {
      const payload = await verifySignature(token, keys, options.publicUrl);
      return claimsOf(payload, await requireLogin(findLogin, payload));
    },
    // Claims are read from our own records whenever a token is made.
    setRights: async () => {},
    createIdentity: (identity) => createIdentity(auth, identity),
    async findByEmail(email) {
      const { rows } = await options.pool.query<{ uid: string; isVerified: boolean }>(
        'select id as uid, "emailVerified" as "isVerified" from identity."user" where email = $1',
        [email],
      );
      return rows[0];
    },
    async isEmailVerified({ uid, email }) {
      const { rowCount } = await options.pool.query(
        'select from identity."user" where id = $1 and email = $2 and "emailVerified"',
        [uid, email],
      );
      return rowCount === 1;
    },
    takeOver: (uid, password) => takeOver(auth, options.pool, uid, password),
    async changeIdentity(uid, { email = null, displayName = null }) {
      const update = options.pool.query(
        `update identity."user" set name = coalesce($3, name), email = coalesce($2, email), "updatedAt" = now(),
           "emailVerified" = "emailVerified" and ($2::text is null or $2 = email)
         where id = $1`,
        [uid, email, displayName],
      );
      await refusingTaken(update);
      if (email) await endCodes(options.pool, uid);
    },
    // What the provider itself looks for when somebody comes with a code from a reset mail.
    createPasswordCode: ({ uid }) => createCode(options.pool, "reset-password", uid, INVITATION_MS),
    async findLogins(uid) {
      const { rows } = await options.pool.query<Login>(
        `select "createdAt" as "startedAt", "updatedAt" as "lastUsedAt", "expiresAt",
           "ipAddress" as address, "userAgent" as browser
         from identity.session where "userId" = $1 order by "createdAt"`,
        [uid],
      );
      return rows;
    },
    async deleteIdentity(uid) {
      await options.pool.query('delete from identity."user" where id = $1', [uid]);
    },
  };
}

/** Unlike signing up it sends no letter and starts no login: somebody else is doing this. */
async function createIdentity(
  auth: EmbeddedAuth,
  { email, password, displayName, isVerified = false }: NewIdentity,
): Promise<{ uid: string }> {
  const { internalAdapter, password: passwords } = await auth.$context;
  const hash = await passwords.hash(password);
  const user = await refusingTaken(
    internalAdapter.createUser(
      { email, name: displayName, emailVerified: isVerified },
      { method: "email-password" },
    ),
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: "credential",
    accountId: user.id,
    password: hash,
  });
  return { uid: user.id };
}

/** Whoever had the account before is signed out, and neither their password nor a code they asked for works any more. */
async function takeOver(auth: EmbeddedAuth, pool: Pool, uid: string, password: string): Promise<void> {
  const { internalAdapter, password: passwords } = await auth.$context;
  await internalAdapter.updatePassword(uid, await passwords.hash(password));
  await endCodes(pool, uid);
  await pool.query('delete from identity.session where "userId" = $1', [uid]);
  await pool.query('update identity."user" set "emailVerified" = true where id = $1', [uid]);
}

async function refusingTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedUnique(error)) throw new ProblemError("email-taken");
    throw error;
  }
}

/**
 * A token outlives nothing: signing out, a new password or a deleted account end it at once. Whether the address is
 * proven is read with it, since a token may be older than the proof.
 */
async function requireLogin(findLogin: FindLogin, payload: JWTPayload): Promise<OpenLogin> {
  const login = await findLogin(payload);
  if (!login) throw new ProblemError("expired-token");
  return login;
}

interface OpenLogin {
  isEmailVerified: boolean;
}

type FindLogin = (payload: JWTPayload) => Promise<OpenLogin | undefined>;

/** In the order of the tokens. */
async function findOpenLogins(
  pool: Pool,
  payloads: readonly JWTPayload[],
): Promise<(OpenLogin | undefined)[]> {
  const { rows } = await pool.query<OpenLogin & { place: number }>({
    name: "identity-login",
    text: `select asked.place, "user"."emailVerified" and "user".email = asked.email as "isEmailVerified"
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality as asked (session_id, uid, email, place)
      join identity.session on session.id = asked.session_id and session."userId" = asked.uid
      join identity."user" on "user".id = session."userId"
      where session."expiresAt" > now()`,
    values: [
      payloads.map((payload) => payload["sid"]),
      payloads.map(({ sub }) => sub),
      payloads.map((payload) => payload["email"]),
    ],
  });
  const logins = new Map(rows.map(({ place, ...login }) => [place, login]));
  return payloads.map((_, index) => logins.get(index + 1));
}

interface KeyCache {
  get(): Promise<ReturnType<typeof createLocalJWKSet>>;
  getNewer(): Promise<ReturnType<typeof createLocalJWKSet>>;
}

/** How often a key we do not know may make us look for new ones: strangers can make up any number of them. */
const LOOK_AGAIN_MS = 1000;

function createKeyCache(auth: EmbeddedAuth): KeyCache {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  let readAt = 0;
  let next: ReturnType<KeyCache["getNewer"]> | undefined;
  const read = async () => {
    keys = createLocalJWKSet(await auth.api.getJwks());
    readAt = performance.now();
    return keys;
  };
  // Two people who sign in first at the same moment get two keys: whoever has the second waits for the next look.
  const readNext = async () => {
    try {
      await sleep(Math.max(0, readAt + LOOK_AGAIN_MS - performance.now()));
      return await read();
    } finally {
      next = undefined;
    }
  };
  return { get: async () => keys ?? read(), getNewer: () => (next ??= readNext()) };
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
  const again = await jwtVerify(token, newer, check).catch(() => undefined);
  if (!again) throw new ProblemError("invalid-token");
  return again.payload;
}

function claimsOf(payload: JWTPayload, { isEmailVerified }: { isEmailVerified: boolean }): Claims {
  const role: Role = roleFromClaim(payload["role"]);
  return {
    uid: payload.sub!,
    email: String(payload["email"]),
    isEmailVerified,
    role: role === "guest" ? undefined : role,
    rightsVersion: typeof payload["rv"] === "number" ? payload["rv"] : undefined,
  };
}
