import { randomBytes } from "node:crypto";
import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import * as users from "./user.repository.ts";
import { giveRole } from "./user.service.ts";

export interface AdministratorWish {
  email: string;
  password: string | undefined;
}

export interface AdministratorOutcome {
  isDone: boolean;
  sentence: string;
}

/**
 * Makes somebody administrator, with an account of their own when they have none yet. Without a given
 * password one is made up and said once, in the sentence.
 *
 * Anybody can sign up with anybody's address. An account whose address was never confirmed is therefore only
 * promoted together with a password of the operator's own, which shuts out whoever made it.
 */
export async function makeAdministrator(
  db: Db,
  issuer: IdentityIssuer,
  { email, password }: AdministratorWish,
): Promise<AdministratorOutcome> {
  const known = await users.findByEmail(db, email);
  if (known?.role === "administrator") return done(`${email} is an administrator already.`);

  const chosen = password ?? randomBytes(9).toString("base64url");
  const { uid, isNew, isVerified } = await findOrCreateIdentity(issuer, email, chosen);
  if (!isVerified) {
    if (!password) return { isDone: false, sentence: notConfirmed(email) };
    await issuer.takeOver(uid, password);
  }
  if (known) await giveRole(db, issuer, null, known.id, () => "administrator");
  else await addAdministrator(db, issuer, uid, email);
  const hint = isNew && !password ? ` The password is ${chosen} — change it after signing in.` : "";
  return done(`${email} is now an administrator.${hint}`);
}

function done(sentence: string): AdministratorOutcome {
  return { isDone: true, sentence };
}

function notConfirmed(email: string): string {
  return (
    `${email} is not made administrator: somebody signed up with that address and has not confirmed it, so it may be ` +
    "anybody. Let its owner confirm it by the link in the mail, or set ADMIN_EMAIL and ADMIN_PASSWORD to take the account over."
  );
}

async function addAdministrator(db: Db, issuer: IdentityIssuer, uid: string, email: string): Promise<void> {
  const user = await inTransaction(db, async (trx) => {
    const row = await users.insert(trx, {
      uid,
      email,
      firstName: "Site",
      lastName: "Administrator",
      displayName: "Site Administrator",
      role: "administrator",
    });
    if (row)
      await recordAudit(trx, {
        actor: null,
        noun: "user",
        nounId: row.id,
        action: "create",
        after: { email, role: row.role },
      });
    return row ?? (await users.findByUid(trx, uid));
  });
  if (user) await issuer.setRights(user.uid, user);
}

/** Several processes may start at once with the same wish: whoever comes second finds what the first one made. */
async function findOrCreateIdentity(
  issuer: IdentityIssuer,
  email: string,
  password: string,
): Promise<{ uid: string; isNew: boolean; isVerified: boolean }> {
  const known = await issuer.findByEmail(email);
  if (known) return { ...known, isNew: false };
  try {
    const identity = { email, password, displayName: "Site Administrator", isVerified: true };
    return { ...(await issuer.createIdentity(identity)), isNew: true, isVerified: true };
  } catch (error) {
    const taken = await issuer.findByEmail(email);
    if (taken) return { ...taken, isNew: false };
    throw error;
  }
}
