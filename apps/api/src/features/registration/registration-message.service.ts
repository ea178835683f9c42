import type { MessageReach, RegistrationMessage } from "@tightlines/contract/registration/registration-desk";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { isSelf } from "./ask-entrants.service.ts";
import { sendMessage } from "./registration-message.letters.ts";
import { type ListedRegistration, withEntrants } from "./registration-reading.service.ts";
import * as registrations from "./registration.repository.ts";

type Chosen = Pick<RegistrationMessage, "status" | "payment" | "category" | "search">;

export async function countRecipients(db: Db, eventId: number, chosen: Chosen): Promise<MessageReach> {
  const { addresses, unreachable } = await findChosen(db, eventId, chosen);
  return { recipients: addresses.length, unreachable };
}

/** All letters go into the outbox together, with one line in the trail, or none does. */
export function writeToRegistered(
  call: EventCall,
  message: RegistrationMessage,
  publicUrl: string,
): Promise<MessageReach> {
  return changeEventPart(
    call,
    { topics: ["registration"], locks: [] },
    async ({ trx, event, caller, record }) => {
      const { addresses, unreachable } = await findChosen(trx, event.id, message);
      if (addresses.length === 0) throw new ProblemError("nobody-to-write-to");
      await sendMessage(trx, event, message, { from: caller.displayName, addresses }, publicUrl);
      const { subject, text } = message;
      await record({
        noun: "registration-message",
        nounId: event.id,
        action: "send",
        after: { subject, text, recipients: addresses.length },
      });
      return { recipients: addresses.length, unreachable };
    },
  );
}

/** Every address once, in its first spelling, and how many registrations have none. */
async function findChosen(db: Db, eventId: number, chosen: Chosen) {
  const standingOnly = chosen.status === undefined;
  const rows = await registrations.findChosen(db, eventId, { ...chosen, standingOnly, hidesMinors: false });
  const reached = (await withEntrants(db, eventId, rows)).map(addressesOf);
  const byKey = new Map<string, string>();
  for (const address of reached.flat())
    if (!byKey.has(address.toLowerCase())) byKey.set(address.toLowerCase(), address);
  return {
    addresses: [...byKey.values()],
    unreachable: reached.filter((addresses) => addresses.length === 0).length,
  };
}

/**
 * Whoever registered, and everybody they named who takes part. For somebody under age the letter goes to whoever registered
 * them and agreed to it, never to their own address.
 */
function addressesOf(registration: ListedRegistration): string[] {
  const { email, entrants } = registration;
  const others = entrants.filter((entrant) => {
    const isReached = email !== "" && isSelf(registration, entrant);
    return !entrant.isMinor && entrant.reply !== "no" && !isReached;
  });
  return [email, ...others.map((entrant) => entrant.email)].filter((address) => address !== "");
}
