import { isLastAdministrator } from "@tightlines/domain/user/change-role";
import { recordAudit } from "../../platform/audit/audit.ts";
import { forgetAddress, forgetValues } from "../../platform/audit/forget-values.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { deleteByCaller } from "../../platform/idempotency/idempotency-key.repository.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { deleteMailTo } from "../../platform/mail/outbox.repository.ts";
import type { AccountTies } from "./account-ties.ts";
import * as users from "./user.repository.ts";
import { getUser } from "./user.service.ts";

/**
 * Deletes a user with their identity, their rights on events and their letters. What they did to events stays in their
 * trail under their name, since others rely on it; what the trail says about them goes. The identity is deleted
 * before the commit: while the provider cannot be reached, nothing is deleted.
 */
export async function deleteUser(
  db: Db,
  issuer: IdentityIssuer,
  caller: UserCaller,
  id: string,
  ties: AccountTies,
): Promise<UserRow> {
  for (;;) {
    const deleted = await inTransaction(db, (trx) => deleteWithin(trx, issuer, caller, id, ties));
    if (deleted) return deleted;
  }
}

/** Answers undefined, with nothing changed, when an event took the user up before they were locked: begin again. */
async function deleteWithin(
  trx: Trx,
  issuer: IdentityIssuer,
  caller: UserCaller,
  id: string,
  ties: AccountTies,
): Promise<UserRow | undefined> {
  const { id: userId } = await getUser(trx, id);
  const lockedEvents = new Set(await ties.lockEvents(trx, userId));
  const administrators = await users.lockAdministrators(trx);
  const user = await users.findByIdForUpdate(trx, userId);
  if (!user) throw new ProblemError("user-not-found");
  if ((await ties.findEvents(trx, userId)).some((event) => !lockedEvents.has(event))) return undefined;
  if (isLastAdministrator(administrators, userId)) throw new ProblemError("last-administrator");
  await requireSuccessors(trx, user, ties);

  await ties.forgetContacts(trx, user);
  await users.deleteById(trx, userId);
  await deleteByCaller(trx, user.uid);
  if (user.isEmailProven) await forgetProven(trx, user.email, ties);
  await recordAudit(trx, {
    actor: actorOf(caller),
    noun: "user",
    nounId: userId,
    action: "delete",
    before: { role: user.role },
  });
  await forgetValues(trx, {
    noun: "user",
    nounId: userId,
    kept: ["role"],
    actorUid: user.uid,
  });
  await bumpRevisions(trx, ["users"]);
  await issuer.deleteIdentity(user.uid);
  return user;
}

/** What is known by the address alone. Whoever has not proven it may have signed up with somebody else's. */
async function forgetProven(trx: Trx, email: string, ties: AccountTies): Promise<void> {
  await deleteMailTo(trx, email);
  await ties.deleteInvitations(trx, email);
  await forgetAddress(trx, { noun: "invitation", email });
}

/** An event without an owner could be managed by nobody: somebody else must own it first. */
async function requireSuccessors(trx: Db, user: UserRow, ties: AccountTies): Promise<void> {
  const events = await ties.findEventsOwnedAlone(trx, user.id);
  if (events.length > 0) throw new ProblemError("only-owner", { facts: { name: user.displayName, events } });
}
