import { randomBytes } from "node:crypto";
import type { UserInput } from "@tightlines/contract/user";
import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction, onRollback } from "../../platform/database/in-transaction.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { type Mail, writeMail } from "../../platform/mail/mail.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { emailTaken, refuseTaken } from "./change-user.service.ts";
import * as users from "./user.repository.ts";

export interface AddUserContext {
  db: Db;
  issuer: IdentityIssuer;
  publicUrl: string;
}

/**
 * An administrator adds somebody, who is invited to choose a password. An identity that is already there is never
 * taken over: whoever made it knows its password, and need not be the person the administrator has in mind.
 */
export async function addUser(
  { db, issuer, publicUrl }: AddUserContext,
  caller: UserCaller,
  input: UserInput,
): Promise<UserRow> {
  const { email, role } = input;
  if (await users.findByEmail(db, email)) throw emailTaken();
  const displayName = `${input.firstName} ${input.lastName}`;
  // Nobody will ever know it: the invitation replaces it.
  const password = randomBytes(24).toString("base64url");
  return inTransaction(db, async (trx) => {
    const { uid } = await issuer.createIdentity({ email, password, displayName }).catch(refuseTaken);
    onRollback(trx, (after) => deleteUnused(after, issuer, uid));
    const row = await users.insert(trx, { ...input, uid, displayName });
    if (!row) throw emailTaken();
    await recordAudit(trx, {
      actor: actorOf(caller),
      noun: "user",
      nounId: row.id,
      action: "create",
      after: { email, displayName, role },
    });
    await issuer.setRights(uid, row);
    const code = await issuer.createPasswordCode({ uid, email });
    await enqueueMail(
      trx,
      writeInvitation(row, caller, `${publicUrl}/forgot-password?code=${encodeURIComponent(code)}`),
    );
    return row;
  });
}

/** An identity that became nobody's would keep its address from everybody. */
async function deleteUnused(db: Db, issuer: IdentityIssuer, uid: string): Promise<void> {
  if (!(await users.findByUid(db, uid))) await issuer.deleteIdentity(uid);
}

function writeInvitation({ email, firstName }: UserRow, caller: UserCaller, link: string): Mail {
  return writeMail(
    email,
    "You are invited to Tightlines",
    [
      `Hello ${firstName}, ${caller.displayName} has added you to Tightlines, where fishing competitions are run.`,
      `Choose a password, then sign in with ${email}. If the link has grown too old, use "Forgot your password?" on the login page.`,
    ],
    { label: "Choose a password", link },
  );
}
