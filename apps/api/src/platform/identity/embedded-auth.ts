import type { Role } from "@tightlines/domain/user/role";
import {
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "@tightlines/contract/identity";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { bearer, jwt } from "better-auth/plugins";
import type { Pool } from "pg";
import { confirmAddress, createConfirmationCode } from "./confirm-address.ts";
import { deviceMark, KNOWN_DEVICE } from "./known-device.ts";
import { endCodes } from "./mailed-code.ts";

export interface EmbeddedAuthOptions {
  /**
   * The connections of the library alone, whose search path is the `identity` schema. It holds one for a whole sign-up, and
   * our hooks run inside: did they ask the same pool for another, a few people signing up at once would wait for each other.
   */
  libraryPool: Pool;
  /** For what we ask of the provider's tables ourselves, one query at a time. */
  pool: Pool;
  secret: string;
  publicUrl: string;
  trustedOrigins: string[];
  findRights: (uid: string) => Promise<{ role: Role; rightsVersion: number } | undefined>;
  sendVerification: (to: string, link: string) => Promise<void>;
  /** For whoever signs up with an address that has an account. */
  sendAlreadyKnown: (to: string, link: string) => Promise<void>;
  sendPasswordReset: (to: string, link: string) => Promise<void>;
  /** How passwords are kept; the library's own way, scrypt, unless said. */
  passwords?: Passwords | undefined;
}

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(kept: { hash: string; password: string }): Promise<boolean>;
}

/** How long the link in a letter about a new password works. */
export const RESET_SECONDS = 3600;

export type EmbeddedAuth = ReturnType<typeof createEmbeddedAuth>;

/**
 * better-auth with e-mail and password, giving out 15-minute ES256 tokens that carry the role. Nobody is let in before the
 * address is confirmed. Signing up and signing in answer alike, whether or not an address has an account: what happened
 * stands in the letter.
 */
export function createEmbeddedAuth(options: EmbeddedAuthOptions) {
  // Whose password a request has set anew, until it is answered.
  const resets = new WeakMap<Request, string>();
  return betterAuth({
    database: options.libraryPool,
    secret: options.secret,
    baseURL: options.publicUrl,
    basePath: "/api/auth",
    trustedOrigins: options.trustedOrigins,
    telemetry: { enabled: false },
    // What the library would print may name people; our own log says what failed.
    logger: { disabled: true },
    // A fault of its own comes out to our error handler; otherwise the library prints it whole.
    onAPIError: { throw: true },
    // The mount counts attempts itself, by address and by account, for both providers alike.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // Otherwise the answer would tell whether the address has an account.
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      ...(options.passwords && { password: options.passwords }),
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      // The code came by mail: whoever has it has the address.
      onPasswordReset: async ({ user }, request) => {
        if (request) resets.set(request, user.email);
        await options.pool.query('update identity."user" set "emailVerified" = true where id = $1', [
          user.id,
        ]);
        await endCodes(options.pool, user.id);
      },
      sendResetPassword: ({ user, token }) =>
        options.sendPasswordReset(
          user.email,
          `${options.publicUrl}/forgot-password?code=${encodeURIComponent(token)}`,
        ),
      onExistingUserSignUp: ({ user }) =>
        options.sendAlreadyKnown(
          user.email,
          `${options.publicUrl}/login?email=${encodeURIComponent(user.email)}`,
        ),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendVerificationEmail: async ({ user }) => {
        const code = await createConfirmationCode(options.pool, user.id);
        const search = new URLSearchParams({ verify: code, email: user.email });
        await options.sendVerification(user.email, `${options.publicUrl}/login?${search.toString()}`);
      },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        // A new password ends every other login, whether or not the caller thought of asking for it.
        if (path === "/change-password") Object(body).revokeOtherSessions = true;
        if (path === "/sign-up/email") {
          refuseOversized(Object(body));
          await forgetUnproven(options, Object(body));
        }
      }),
      after: createAuthMiddleware(async (ctx) => {
        const { path, request } = ctx;
        const { newSession, returned } = ctx.context;
        if (path === "/change-password" && newSession) await endCodes(options.pool, newSession.user.id);
        const letIn = newSession?.user.email ?? (request && resets.get(request));
        if (letIn) {
          const { name, attributes } = ctx.context.createAuthCookie(KNOWN_DEVICE, { maxAge: YEAR });
          ctx.setCookie(name, deviceMark(options.secret, letIn), attributes);
        }
        if (path === "/sign-up/email" && !isAPIError(returned)) return ctx.json({ status: true });
        return undefined;
      }),
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, ctx) => {
            if (ctx?.path === "/sign-in/email") await requireOwner(options, userId);
          },
        },
      },
    },
    session: { expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600 },
    advanced: {
      cookiePrefix: "tightlines",
      // Said outright: left to itself the library drops both checks when NODE_ENV or TEST says so.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // The cookie is for renewing tokens only; the API itself accepts nothing but the bearer token.
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/api/auth" },
      useSecureCookies: options.publicUrl.startsWith("https:"),
    },
    plugins: [
      confirmAddress(options.pool),
      bearer(),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: "ES256" } },
        jwt: {
          issuer: options.publicUrl,
          audience: options.publicUrl,
          expirationTime: "15m",
          definePayload: async ({ user, session }) => {
            const rights = await options.findRights(user.id);
            return {
              email: user.email,
              email_verified: user.emailVerified,
              name: user.name,
              sid: session.id,
              ...(rights && { role: rights.role, rv: rights.rightsVersion }),
            };
          },
        },
      }),
    ],
  });
}

/**
 * Whoever has only signed up is let in when they have confirmed the address. Until then they are refused as a wrong password
 * is: whoever signs up with a stranger's address and then tries to sign in learns nothing about it.
 */
async function requireOwner({ pool, findRights }: EmbeddedAuthOptions, uid: string): Promise<void> {
  const { rowCount } = await pool.query('select from identity."user" where id = $1 and "emailVerified"', [
    uid,
  ]);
  if (rowCount === 0 && !(await findRights(uid)))
    throw new APIError("UNAUTHORIZED", {
      code: "INVALID_EMAIL_OR_PASSWORD",
      message: "Invalid email or password",
    });
}

const YEAR = 365 * 24 * 3600;

/**
 * An address that nobody confirmed belongs to nobody yet: whoever signs up with it again takes the place of whoever did so
 * before. Accounts that an administrator made stay.
 */
async function forgetUnproven(
  { pool, findRights }: EmbeddedAuthOptions,
  { email }: { email?: unknown },
): Promise<void> {
  if (typeof email !== "string") return;
  const { rows } = await pool.query<{ uid: string }>(
    'select id as uid from identity."user" where email = $1 and not "emailVerified"',
    [email.toLowerCase()],
  );
  const uid = rows[0]?.uid;
  if (!uid || (await findRights(uid))) return;
  await endCodes(pool, uid);
  await pool.query('delete from identity."user" where id = $1 and not "emailVerified"', [uid]);
}

/** The provider takes texts of any length; the `signup` call that follows would not, and tokens carry both. */
function refuseOversized({ email, name }: { email?: unknown; name?: unknown }): void {
  if (isLonger(email, EMAIL_MAX_LENGTH))
    throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL", message: "That e-mail address is too long" });
  if (isLonger(name, DISPLAY_NAME_MAX_LENGTH))
    throw new APIError("BAD_REQUEST", { code: "INVALID_NAME", message: "That name is too long" });
}

function isLonger(text: unknown, length: number): boolean {
  return typeof text === "string" && text.length > length;
}
