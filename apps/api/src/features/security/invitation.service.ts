import { canGiveRight } from "@tightlines/domain/security/give-right";
import { isAtLeast } from "@tightlines/domain/user/role";
import type { Db } from "../../platform/database/schema.ts";
import type { InvitationRow } from "../../platform/database/tables/invitation.table.ts";
import type { EventCall, UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireProvenEmail } from "../../platform/identity/caller.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as users from "../user/user.repository.ts";
import { becomeOrganizer } from "../user/user.service.ts";
import { type AddSecurityContext, giveRight } from "./add-security.service.ts";
import { writeInvitationMail } from "./invitation-mail.ts";
import * as invitations from "./invitation.repository.ts";
import type { OwnInvitation } from "./invitation.repository.ts";
import * as securities from "./security.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";
import { requireMayGive } from "./security.service.ts";

/** What waits for the caller. Only for whoever has proven that the address is theirs. */
export async function findOwnInvitations({ db, caller }: UserCall): Promise<OwnInvitation[]> {
  return caller.isEmailProven ? invitations.findOwn(db, caller.email) : [];
}

/**
 * Turns an invitation into a right. Somebody who has a right on the event already keeps that one. The right is of no use
 * without the role organizer, which every member may take: whoever accepts takes it as well.
 */
export async function acceptInvitation(
  issuer: IdentityIssuer,
  call: UserCall,
  id: number,
): Promise<SecurityEntry> {
  const { eventId } = await getOwn(call, id);
  return changeEventPart({ ...call, event: { id: eventId } }, { topics: ["security"] }, async (change) => {
    const { trx, caller } = change;
    const invitation = await invitations.take(trx, { eventId, id }, caller.email);
    if (!invitation || !(await mayStillGive(trx, invitation))) throw new ProblemError("invitation-not-found");
    const { userId } = caller;
    // Locks their row, which what follows refers to: two acceptances of one person do not wait for each other.
    await becomeOrganizer(trx, issuer, caller);
    return (
      (await securities.findByUser(trx, eventId, userId)) ??
      giveRight(change, { userId, right: invitation.right }, "accept")
    );
  });
}

export async function declineInvitation(call: UserCall, id: number): Promise<{ id: number }> {
  const { eventId } = await getOwn(call, id);
  return changeEventPart(
    { ...call, event: { id: eventId } },
    { topics: ["security"] },
    async ({ trx, caller, record }) => {
      const invitation = await invitations.take(trx, { eventId, id }, caller.email);
      if (!invitation) throw new ProblemError("invitation-not-found");
      const { email, right } = invitation;
      await record({ noun: "invitation", nounId: id, action: "decline", before: { email, right } });
      return { id };
    },
  );
}

async function getOwn({ db, caller }: UserCall, id: number): Promise<OwnInvitation> {
  requireProvenEmail(caller);
  const own = await invitations.findOwnById(db, caller.email, id);
  if (!own) throw new ProblemError("invitation-not-found");
  return own;
}

/** What somebody has promised others: in a letter, or by a link. */
type Word = Pick<InvitationRow, "eventId" | "right" | "invitedBy">;

/** Whoever has lost the right or the role to give this gives it no more, though they could when they invited. */
export async function mayStillGive(db: Db, { eventId, right, invitedBy }: Word): Promise<boolean> {
  const inviter = await users.findById(db, invitedBy);
  if (inviter?.role === "administrator") return true;
  const own = (await securities.findByUser(db, eventId, invitedBy))?.right ?? null;
  return inviter !== undefined && isAtLeast(inviter.role, "organizer") && canGiveRight(own, right);
}

export async function resendInvitation(
  { publicUrl }: AddSecurityContext,
  call: EventCall,
  id: number,
): Promise<SecurityEntry> {
  requireProvenEmail(call.caller);
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event, caller, record } = change;
    const entry = await getInvitation(trx, event.id, id);
    const { email, right, invitationId } = entry;
    await requireMayGive(change, right);
    const letter = { event, right, email, giver: caller.displayName, publicUrl };
    const isKnown = (await users.findByEmail(trx, email)) !== undefined;
    await enqueueMail(trx, writeInvitationMail(letter, { isKnown }));
    await record({ noun: "invitation", nounId: invitationId, action: "resend", after: { email, right } });
    return entry;
  });
}

export function deleteInvitation(call: EventCall, id: number): Promise<{ invitationId: number }> {
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event, record } = change;
    const { email, right, invitationId } = await getInvitation(trx, event.id, id);
    await requireMayGive(change, right);
    await invitations.deleteById(trx, event.id, invitationId);
    await record({ noun: "invitation", nounId: invitationId, action: "delete", before: { email, right } });
    return { invitationId };
  });
}

/** The address an invitation went to, for the limit on letters. */
export async function getInvitation(
  db: Db,
  eventId: number,
  id: number,
): Promise<SecurityEntry & { invitationId: number }> {
  const entry = await invitations.findById(db, eventId, id);
  if (!entry || entry.invitationId === null) throw new ProblemError("invitation-not-found");
  return { ...entry, invitationId: entry.invitationId };
}
