import type { Role } from "@tightlines/domain/user/role";
import {
  DISPLAY_NAME_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "@tightlines/contract/identity";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { bearer, jwt } from "better-auth/plugins";
import type { Pool } from "pg";
import { endCodes } from "./mailed-code.ts";

export interface EmbeddedAuthOptions {
  /** Connections whose search path is the `identity` schema: the provider's tables stand apart from ours. */
  pool: Pool;
  secret: string;
  publicUrl: string;
  trustedOrigins: string[];
  findRights: (uid: string) => Promise<{ role: Role; rightsVersion: number } | undefined>;
  sendVerification: (to: string, link: string) => Promise<void>;
  sendPasswordReset: (to: string, link: string) => Promise<void>;
}

/** How long the links in letters work. */
export const RESET_SECONDS = 3600;
export const VERIFICATION_SECONDS = 24 * 3600;

export type EmbeddedAuth = ReturnType<typeof createEmbeddedAuth>;

/** better-auth with e-mail and password, giving out 15-minute ES256 tokens that carry the role. */
export function createEmbeddedAuth(options: EmbeddedAuthOptions) {
  return betterAuth({
    database: options.pool,
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
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      // The code came by mail: whoever has it has the address.
      onPasswordReset: async ({ user }) => {
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
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        options.sendVerification(
          user.email,
          `${options.publicUrl}/login?verify=${encodeURIComponent(token)}`,
        ),
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        // A new password ends every other login, whether or not the caller thought of asking for it.
        if (path === "/change-password") Object(body).revokeOtherSessions = true;
        if (path === "/sign-up/email") refuseOversized(Object(body));
      }),
      after: createAuthMiddleware(async ({ path, context }) => {
        if (path === "/change-password" && context.newSession)
          await endCodes(options.pool, context.newSession.user.id);
      }),
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
