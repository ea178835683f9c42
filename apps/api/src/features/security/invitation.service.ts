import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as users from "../user/user.repository.ts";
import { type AddSecurityContext, giveRight } from "./add-security.service.ts";
import { writeInvitationMail } from "./invitation-mail.ts";
import * as invitations from "./invitation.repository.ts";
import * as securities from "./security.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";
import { requireMayGive } from "./security.service.ts";

/** Turns whatever waits for the caller's address into rights. Only for whoever has proven that it is his. */
export async function acceptInvitations(db: Db, caller: UserCaller): Promise<void> {
  for (const id of await invitations.findEventIds(db, caller.email))
    await changeEventPart({ db, caller, event: { id } }, { topics: ["security"] }, async (change) => {
      const invitation = await invitations.takeByAddress(change.trx, id, caller.email);
      const { userId } = caller;
      // Several calls of one browser arrive together: the first takes it, and the others find nothing left.
      if (!invitation || (await securities.findByUser(change.trx, id, userId))) return;
      await giveRight(change, { userId, right: invitation.right }, "accept");
    });
}

export async function resendInvitation(
  { publicUrl }: AddSecurityContext,
  call: EventCall,
  id: number,
): Promise<SecurityEntry> {
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
