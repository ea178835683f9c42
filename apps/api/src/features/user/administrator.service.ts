import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { recordAudit } from "../../platform/audit/audit.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import * as users from "./user.repository.ts";
import { giveRole } from "./user.service.ts";

export interface AdministratorWish {
  email: string;
  password: string | undefined;
}

/**
 * Makes somebody administrator, with an account of his own when he has none yet. Without a given
 * password one is made up and said once, in the sentence.
 */
export async function makeAdministrator(
  db: Kysely<Schema>,
  issuer: IdentityIssuer,
  { email, password }: AdministratorWish,
): Promise<{ sentence: string }> {
  const known = await users.findByEmail(db, email);
  if (known?.role === "administrator") return { sentence: `${email} is an administrator already.` };
  if (known) {
    await giveRole(db, issuer, null, known.id, () => "administrator");
    return { sentence: `${email} is now an administrator.` };
  }
  const chosen = password ?? randomBytes(9).toString("base64url");
  const { uid, isNew } = await findOrCreateIdentity(issuer, email, chosen);
  const user = await db.transaction().execute(async (trx) => {
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
  if (!isNew) return { sentence: `${email} is now an administrator.` };
  const hint = password ? "" : ` The password is ${chosen} — change it after signing in.`;
  return { sentence: `${email} is now an administrator.${hint}` };
}

/** Several processes may start at once with the same wish: whoever comes second finds what the first one made. */
async function findOrCreateIdentity(
  issuer: IdentityIssuer,
  email: string,
  password: string,
): Promise<{ uid: string; isNew: boolean }> {
  const known = await issuer.findUidByEmail(email);
  if (known) return { uid: known, isNew: false };
  try {
    const { uid } = await issuer.createIdentity({ email, password, displayName: "Site Administrator" });
    return { uid, isNew: true };
  } catch (error) {
    const taken = await issuer.findUidByEmail(email);
    if (taken) return { uid: taken, isNew: false };
    throw error;
  }
}
