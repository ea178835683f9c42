import type { UserPatch } from "@tightlines/contract/user";
import { tell } from "@tightlines/contract/problem/problem";
import { canChangeRole, isLastAdministrator } from "@tightlines/domain/user/change-role";
import { recordAudit } from "../../platform/audit/audit.ts";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { requireSeen } from "../../platform/audit/require-seen.ts";
import { inTransaction, onRollback } from "../../platform/database/in-transaction.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { presentUser } from "./user.presenter.ts";
import * as users from "./user.repository.ts";
import { getUser, tellRights } from "./user.service.ts";

/**
 * A person changes their own names, an administrator everything. The identity provider is told before the commit:
 * while it cannot be reached, nothing changes.
 */
export async function changeUser(
  db: Db,
  issuer: IdentityIssuer,
  caller: UserCaller,
  id: string,
  patch: UserPatch,
): Promise<UserRow> {
  return inTransaction(db, async (trx) => {
    const { id: userId } = await getUser(trx, id);
    const isGivingRoles = patch.role !== undefined && caller.role === "administrator";
    const administrators = isGivingRoles ? await users.lockAdministrators(trx) : [];
    const before = await users.findByIdForUpdate(trx, userId);
    if (!before) throw new ProblemError("user-not-found");
    await requireSeen(
      trx,
      { noun: "user", nounId: userId, eventId: null },
      before,
      patch.revision,
      presentUser,
    );

    const { email = before.email, role = before.role } = patch;
    const mayChange =
      canChangeRole(caller.role, before.role, role) &&
      (email === before.email || caller.role === "administrator");
    if (!mayChange) throw new ProblemError("not-allowed");
    if (before.role !== role && isLastAdministrator(administrators, userId))
      throw new ProblemError("last-administrator");

    const after = await store(trx, before, patch);
    await recordAudit(trx, {
      actor: actorOf(caller),
      noun: "user",
      nounId: userId,
      action: "update",
      before: valuesOf(before),
      after: valuesOf(after),
    });
    if (after.displayName !== before.displayName) await bumpRevisions(trx, ["users"]);
    await tellIssuer(trx, issuer, before, after);
    return after;
  });
}

async function store(trx: Db, before: UserRow, patch: UserPatch): Promise<UserRow> {
  const { firstName = before.firstName, lastName = before.lastName, email = before.email } = patch;
  const other = email === before.email ? undefined : await users.findByEmail(trx, email);
  if (other) throw emailTaken();
  const displayName = `${firstName} ${lastName}`;
  const named = await users.update(trx, before.id, { firstName, lastName, displayName, email });
  return patch.role === undefined || patch.role === before.role
    ? named
    : users.updateRole(trx, before.id, patch.role);
}

async function tellIssuer(trx: Trx, issuer: IdentityIssuer, before: UserRow, after: UserRow): Promise<void> {
  const change = {
    ...(after.email !== before.email && { email: after.email }),
    ...(after.displayName !== before.displayName && { displayName: after.displayName }),
  };
  if (Object.keys(change).length > 0) {
    await issuer.changeIdentity(after.uid, change).catch(refuseTaken);
    onRollback(trx, (db) => tellIdentity(db, issuer, after.uid));
  }
  if (after.rightsVersion !== before.rightsVersion) {
    onRollback(trx, (db) => tellRights(db, issuer, after.uid));
    await issuer.setRights(after.uid, after);
  }
}

/** Gives the identity the address and the name that its user has by now. */
async function tellIdentity(db: Db, issuer: IdentityIssuer, uid: string): Promise<void> {
  const user = await users.findByUid(db, uid);
  if (user) await issuer.changeIdentity(uid, { email: user.email, displayName: user.displayName });
}

/** The provider may know an address that no user of ours has: the sentence belongs beside the field all the same. */
export function refuseTaken(error: unknown): never {
  throw error instanceof ProblemError && error.code === "email-taken" ? emailTaken() : error;
}

export function emailTaken(): ProblemError {
  return new ProblemError("email-taken", { fields: { email: [tell("account-exists")] } });
}

/** The identity stays the same, its rights follow from the role, and its proof from the provider. */
function valuesOf(user: UserRow) {
  return auditedValues(user, "uid", "rightsVersion", "isEmailProven");
}
