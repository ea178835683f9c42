import type { AuditAction } from "@tightlines/contract/audit-action";
import type { SecurityInput } from "@tightlines/contract/security";
import type { UserRow } from "../../platform/database/tables/user.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { IdentityIssuer } from "../../platform/identity/issuer.ts";
import { enqueueMail } from "../../platform/mail/outbox.repository.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as users from "../user/user.repository.ts";
import { writeInvitationMail, writeRightMail } from "./invitation-mail.ts";
import * as invitations from "./invitation.repository.ts";
import * as securities from "./security.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";
import { requireMayGive } from "./security.service.ts";

export interface AddSecurityContext {
  issuer: IdentityIssuer;
  publicUrl: string;
}

/**
 * Gives a right to whoever has this address. An account that has not proven the address is only invited: somebody
 * else may have signed up with it.
 */
export async function addSecurity(
  { issuer, publicUrl }: AddSecurityContext,
  call: EventCall,
  { email, right }: SecurityInput,
): Promise<SecurityEntry> {
  const user = await users.findByEmail(call.db, email);
  const isProven = user !== undefined && (await issuer.isEmailVerified(user));
  return changeEventPart(call, { topics: ["security"] }, async (change) => {
    const { trx, event, caller } = change;
    await requireMayGive(change, right);
    await requireNew(trx, event.id, email, user);
    const letter = { event, right, email, giver: caller.displayName, publicUrl };
    if (user && isProven) {
      await enqueueMail(trx, writeRightMail(letter, user.role));
      return giveRight(change, { userId: user.id, right });
    }
    const id = await invitations.insert(trx, { eventId: event.id, email, right, invitedBy: caller.userId });
    await change.record({ noun: "invitation", nounId: id, action: "create", after: { email, right } });
    await enqueueMail(trx, writeInvitationMail(letter, { isKnown: user !== undefined }));
    return (await invitations.findById(trx, event.id, id))!;
  });
}

/** Stores a right that nobody has yet, with its trail. Names stay out of it: whoever leaves takes his along. */
export async function giveRight(
  { trx, event, record }: EventPartChange,
  { userId, right }: { userId: number; right: SecurityEntry["right"] },
  action: AuditAction = "create",
): Promise<SecurityEntry> {
  const id = await securities.insert(trx, { eventId: event.id, userId, right });
  await record({ noun: "security", nounId: id, action, after: { userId, right } });
  return (await securities.findById(trx, event.id, id))!;
}

async function requireNew(
  trx: EventPartChange["trx"],
  eventId: number,
  email: string,
  user: UserRow | undefined,
): Promise<void> {
  const entry = user && (await securities.findByUser(trx, eventId, user.id));
  if (entry)
    throw new ProblemError("security-taken", {
      facts: { name: entry.displayName ?? email },
      fields: { email: ["This person has a right already."] },
    });
  if (await invitations.findByAddress(trx, eventId, email))
    throw new ProblemError("invitation-taken", {
      facts: { email },
      fields: { email: ["This address is invited already."] },
    });
}
