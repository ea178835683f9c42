import type { SignupInput } from "@tightlines/contract/user";
import { tell } from "@tightlines/contract/problem/problem";
import type { Role } from "@tightlines/domain/user/role";
import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction, onRollback } from "../../platform/database/in-transaction.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { actorOf, type IdentityCaller, type UserCaller } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import * as users from "./user.repository.ts";

/** Makes whoever holds an identity a member. Calling it again answers with the same user. */
export async function signUp(
  db: Db,
  caller: IdentityCaller | UserCaller,
  input: SignupInput,
): Promise<UserRow> {
  if (input.email !== caller.email) {
    throw new ProblemError("email-mismatch", {
      fields: { email: [tell("not-your-address")] },
    });
  }
  return inTransaction(db, async (trx) => {
    const known = await users.findByUid(trx, caller.uid);
    if (known) return known;
    const { firstName, lastName, email } = input;
    const displayName = `${firstName} ${lastName}`;
    const inserted = await users.insert(trx, {
      uid: caller.uid,
      email,
      firstName,
      lastName,
      displayName,
      role: "member",
    });
    // Lost a race against the same call, or the address belongs to an identity that was deleted elsewhere.
    const row = inserted ?? (await users.findByUid(trx, caller.uid));
    if (!row) throw new ProblemError("email-taken", { fields: { email: [tell("account-exists")] } });
    if (inserted) {
      const actor = { uid: caller.uid, name: displayName };
      await recordAudit(trx, {
        actor,
        noun: "user",
        nounId: row.id,
        action: "create",
        after: { email, displayName, role: "member" },
      });
    }
    return row;
  });
}

/** Puts the rights that a user has by now into the claims of their next token. */
export async function tellRights(db: Db, issuer: IdentityIssuer, uid: string): Promise<void> {
  const user = await users.findByUid(db, uid);
  if (user) await issuer.setRights(uid, user);
}

/** The user an `{id}` in a path names: their number, or their uid at the identity provider. */
export async function getUser(db: Db, id: string): Promise<UserRow> {
  const isNumber = /^\d{1,15}$/.test(id);
  const user = await (isNumber ? users.findById(db, Number(id)) : users.findByUid(db, id));
  if (!user) throw new ProblemError("user-not-found");
  return user;
}

/** A member becomes organizer by their own wish; whoever is one already, or more, stays what they are. */
export async function becomeOrganizer(db: Db, issuer: IdentityIssuer, caller: UserCaller): Promise<UserRow> {
  const actor = actorOf(caller);
  return giveRole(db, issuer, actor, caller.userId, (role) => (role === "member" ? "organizer" : role));
}

/** Changes a user's role and tells the identity provider, whose next token carries it. */
export async function giveRole(
  db: Db,
  issuer: IdentityIssuer,
  actor: { uid: string; name: string } | null,
  userId: number,
  decide: (role: Role) => Role,
): Promise<UserRow> {
  return inTransaction(db, async (trx) => {
    const before = await users.findByIdForUpdate(trx, userId);
    if (!before) throw new ProblemError("user-not-found");
    const role = decide(before.role);
    if (role === before.role) return before;
    const after = await users.updateRole(trx, userId, role);
    await recordAudit(trx, {
      actor,
      noun: "user",
      nounId: userId,
      action: "update",
      before: { role: before.role },
      after: { role },
    });
    // Before the commit: while the provider cannot be told, the role stays what its tokens say.
    onRollback(trx, (now) => tellRights(now, issuer, after.uid));
    await issuer.setRights(after.uid, after);
    return after;
  });
}
