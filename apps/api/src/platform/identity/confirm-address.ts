import type { AuthContext } from "better-auth";
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Pool } from "pg";
import { z } from "zod";
import { createCode, endCodes, findHolder } from "./mailed-code.ts";

const NAME = "confirm-address";

/** How long the link in the letter works. */
export const CONFIRMATION_SECONDS = 24 * 3600;

/** A code for a letter that asks somebody to confirm the address of this account. */
export function createConfirmationCode(pool: Pool, uid: string): Promise<string> {
  return createCode(pool, NAME, uid, CONFIRMATION_SECONDS * 1000);
}

/**
 * `POST /confirm-address` of the embedded provider. The code shows that the caller reads the mail of the address. That is
 * not enough: anybody can sign up with anybody's address, and a click in the letter must not give a stranger's account the
 * reader's address. So the caller also shows that the account is theirs, by being signed in to it or by its password, which
 * then signs them in. Without either the answer is `{ "status": false }`, and the code stays good.
 */
export function confirmAddress(pool: Pool) {
  return {
    id: NAME,
    endpoints: {
      confirmAddress: createAuthEndpoint(
        `/${NAME}`,
        { method: "POST", body: z.object({ code: z.string(), password: z.string().optional() }) },
        async (ctx) => {
          const { code, password } = ctx.body;
          const uid = await findHolder(pool, NAME, code);
          const user = uid && (await ctx.context.internalAdapter.findUserById(uid));
          if (!user) throw new APIError("BAD_REQUEST", { code: "INVALID_TOKEN", message: "Invalid token" });

          const isSignedIn = (await getSessionFromCtx(ctx))?.user.id === user.id;
          if (!isSignedIn && password === undefined) return ctx.json({ status: false });
          if (!isSignedIn) await requirePassword(ctx.context, user.id, password);
          await pool.query('update identity."user" set "emailVerified" = true where id = $1', [user.id]);
          await endCodes(pool, user.id);
          if (!isSignedIn) {
            const session = await ctx.context.internalAdapter.createSession(user.id);
            await setSessionCookie(ctx, { session, user: { ...user, emailVerified: true } });
          }
          return ctx.json({ status: true });
        },
      ),
    },
  };
}

async function requirePassword(
  { internalAdapter, password: passwords }: Pick<AuthContext, "internalAdapter" | "password">,
  uid: string,
  password = "",
): Promise<void> {
  const hash = (await internalAdapter.findCredentialAccount(uid))?.password;
  if (!hash || !(await passwords.verify({ hash, password })))
    throw new APIError("UNAUTHORIZED", { code: "INVALID_PASSWORD", message: "Invalid password" });
}
