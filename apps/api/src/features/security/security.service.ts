import type { SecurityPatch } from "@tightlines/contract/security";
import { canGiveRight, isLastOwner } from "@tightlines/domain/security/give-right";
import type { EventRight } from "@tightlines/domain/event/event-right";
import { staleRevision } from "../../platform/audit/stale-revision.ts";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { rowId } from "../../platform/http/row-id.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { presentSecurity } from "./security.presenter.ts";
import * as securities from "./security.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";

/** A right that somebody holds. */
type HeldRight = SecurityEntry & { id: number; userId: number };

export async function getSecurity(db: Db, { id: eventId }: ServedEvent, id: string): Promise<HeldRight> {
  const entry = await securities.findById(db, eventId, rowId(id));
  if (!entry || entry.id === null || entry.userId === null) throw new ProblemError("security-not-found");
  return { ...entry, id: entry.id, userId: entry.userId };
}

export function changeSecurity(
  db: Db,
  caller: UserCaller,
  served: ServedEvent,
  id: string,
  { right, revision }: SecurityPatch,
): Promise<SecurityEntry> {
  return changeEventPart(db, caller, served, async ({ trx, record }) => {
    const before = await getSecurity(trx, served, id);
    await requireMayGive(trx, caller, served.id, before.right, right);
    if (before.revision !== revision)
      throw await staleRevision(
        trx,
        { noun: "security", nounId: before.id, eventId: served.id },
        presentSecurity(before),
      );
    if (right !== "owner") await requireAnotherOwner(trx, served.id, before);
    await securities.updateRight(trx, served.id, before.id, right);
    await record({
      noun: "security",
      nounId: before.id,
      action: "update",
      before: { right: before.right },
      after: { right },
    });
    return getSecurity(trx, served, id);
  });
}

export function deleteSecurity(
  db: Db,
  caller: UserCaller,
  served: ServedEvent,
  id: string,
): Promise<HeldRight> {
  return changeEventPart(db, caller, served, async ({ trx, record }) => {
    const entry = await getSecurity(trx, served, id);
    const { userId, right } = entry;
    await requireMayGive(trx, caller, served.id, right);
    await requireAnotherOwner(trx, served.id, entry);
    await securities.deleteById(trx, served.id, entry.id);
    await record({ noun: "security", nounId: entry.id, action: "delete", before: { userId, right } });
    return entry;
  });
}

/** Asked anew while the event is locked: the right the caller came with may have been taken meanwhile. */
export async function requireMayGive(
  trx: Db,
  caller: UserCaller,
  eventId: number,
  ...rights: EventRight[]
): Promise<void> {
  if (caller.role === "administrator") return;
  const own = (await securities.findByUser(trx, eventId, caller.userId))?.right ?? null;
  if (!rights.every((right) => canGiveRight(own, right))) throw new ProblemError("not-allowed");
}

/** Nobody locks himself, or everybody, out: an event without an owner could be handed on by nobody. */
async function requireAnotherOwner(trx: Db, eventId: number, { id, displayName }: HeldRight): Promise<void> {
  if (isLastOwner(await securities.findOwnerIds(trx, eventId), id))
    throw new ProblemError("last-owner", { facts: { name: displayName ?? "" } });
}
