import type { AuditAction } from "@tightlines/contract/audit-action";
import type { SecurityInput } from "@tightlines/contract/security";
import { tell } from "@tightlines/contract/problem/problem";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireProvenEmail } from "../../platform/identity/caller.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as users from "../user/user.repository.ts";
import { writeInvitationMail } from "./invitation-mail.ts";
import * as invitations from "./invitation.repository.ts";
import * as securities from "./security.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";
import { requireMayGive } from "./security.service.ts";

export interface AddSecurityContext {
  publicUrl: string;
}

/**
 * Asks whoever has this address to take a right. The answer is the same for every address until that person has accepted:
 * who has an account, and under which name, is theirs to tell. Only the letter knows, and only its reader sees it.
 */
export async function addSecurity(
  { publicUrl }: AddSecurityContext,
  call: EventCall,
  { email, right }: SecurityInput,
): Promise<SecurityEntry> {
  requireProvenEmail(call.caller);
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event, caller } = change;
    await requireMayGive(change, right);
    await requireNew(trx, event.id, email);
    const id = await invitations.insert(trx, { eventId: event.id, email, right, invitedBy: caller.userId });
    await change.record({ noun: "invitation", nounId: id, action: "create", after: { email, right } });
    const letter = { event, right, email, giver: caller.displayName, publicUrl };
    const isKnown = (await users.findByEmail(trx, email)) !== undefined;
    await enqueueMail(trx, writeInvitationMail(letter, { isKnown }));
    return (await invitations.findById(trx, event.id, id))!;
  });
}

/** Stores a right that nobody has yet, with its trail. Names stay out of it: whoever leaves takes theirs along. */
export async function giveRight(
  { trx, event, record }: EventPartChange,
  { userId, right, ...how }: { userId: number; right: SecurityEntry["right"]; invitationLinkId?: number },
  action: AuditAction = "create",
): Promise<SecurityEntry> {
  const id = await securities.insert(trx, { eventId: event.id, userId, right });
  await record({ noun: "security", nounId: id, action, after: { userId, right, ...how } });
  return (await securities.findById(trx, event.id, id))!;
}

async function requireNew(trx: Trx, eventId: number, email: string): Promise<void> {
  const entry = await securities.findByAddress(trx, eventId, email);
  if (entry)
    throw new ProblemError("security-taken", {
      facts: { name: entry.displayName ?? email },
      fields: { email: [tell("has-right-already")] },
    });
  if (await invitations.findByAddress(trx, eventId, email))
    throw new ProblemError("invitation-taken", {
      facts: { email },
      fields: { email: [tell("invited-already")] },
    });
}
