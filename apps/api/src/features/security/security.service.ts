import type { SecurityPatch } from "@tightlines/contract/security";
import { canGiveRight, isLastOwner } from "@tightlines/domain/security/give-right";
import type { EventRight } from "@tightlines/domain/event/event-right";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { endLink } from "./end-invitation-link.ts";
import * as links from "./invitation-link.repository.ts";
import * as invitations from "./invitation.repository.ts";
import { presentSecurity } from "./security.presenter.ts";
import * as securities from "./security.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";

/** A right that somebody holds. */
type HeldRight = SecurityEntry & { id: number; userId: number };

export async function getSecurity(db: Db, eventId: number, id: number): Promise<HeldRight> {
  const entry = await securities.findById(db, eventId, id);
  if (!entry || entry.id === null || entry.userId === null) throw new ProblemError("security-not-found");
  return { ...entry, id: entry.id, userId: entry.userId };
}

export function changeSecurity(
  call: EventCall,
  id: number,
  { right, revision }: SecurityPatch,
): Promise<SecurityEntry> {
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event, record } = change;
    const before = await getSecurity(trx, event.id, id);
    await requireMayGive(change, before.right, right);
    await change.requireSeen("security", before, revision, presentSecurity);
    if (right !== "owner") await requireAnotherOwner(trx, event.id, before);
    await securities.updateRight(trx, event.id, before.id, right);
    await record({
      noun: "security",
      nounId: before.id,
      action: "update",
      before: { right: before.right },
      after: { right },
    });
    await endInvitations(change, before, right);
    return getSecurity(trx, event.id, id);
  });
}

export function deleteSecurity(call: EventCall, id: number): Promise<HeldRight> {
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event, record } = change;
    const entry = await getSecurity(trx, event.id, id);
    const { userId, right } = entry;
    await requireMayGive(change, right);
    await requireAnotherOwner(trx, event.id, entry);
    await securities.deleteById(trx, event.id, entry.id);
    await record({ noun: "security", nounId: entry.id, action: "delete", before: { userId, right } });
    await endInvitations(change, entry, null);
    return entry;
  });
}

/** What somebody may not give any more, they cannot have promised either. */
async function endInvitations(
  { trx, event, record }: EventPartChange,
  { userId, role }: HeldRight,
  remaining: EventRight | null,
): Promise<void> {
  if (role === "administrator") return;
  for (const { id, email, right } of await invitations.findByInviter(trx, event.id, userId)) {
    if (canGiveRight(remaining, right)) continue;
    await invitations.deleteById(trx, event.id, id);
    await record({ noun: "invitation", nounId: id, action: "delete", before: { email, right } });
  }
  for (const link of await links.findOpenByInviter(trx, event.id, userId))
    if (!canGiveRight(remaining, link.right)) await endLink({ trx, record }, link);
}

/** Asked anew while the event is locked: the right the caller came with may have been taken meanwhile. */
export async function requireMayGive(
  { trx, caller, event }: EventPartChange,
  ...rights: EventRight[]
): Promise<void> {
  if (caller.role === "administrator") return;
  const own = (await securities.findByUser(trx, event.id, caller.userId))?.right ?? null;
  if (!rights.every((right) => canGiveRight(own, right))) throw new ProblemError("not-allowed");
}

/** Nobody locks themselves, or everybody, out: an event without an owner could be handed on by nobody. */
async function requireAnotherOwner(trx: Db, eventId: number, { id, displayName }: HeldRight): Promise<void> {
  if (isLastOwner(await securities.findOwnerIds(trx, eventId), id))
    throw new ProblemError("last-owner", { facts: { name: displayName ?? "" } });
}
