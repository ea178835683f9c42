import { forgetEventKeys } from "../../platform/audit/forget-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import { deleteSentBefore } from "../../platform/mail/outbox.repository.ts";
import * as anglers from "../angler/angler.repository.ts";
import { changeEventAlone, type ChangeScope } from "../event/event-part.service.ts";
import * as contacts from "./contact.repository.ts";
import * as registrationSettings from "./registration-settings.repository.ts";

const OF_CONTACTS: ChangeScope = { topics: ["event", "registration", "angler"] };

/**
 * Erases how people are reached, and what else was only for those who ran the event, from events that were over so many
 * months ago. Names, teams, categories and results stay. What the trail says of it goes as well; that it was done is a line
 * of the trail. Several processes may do this at once: the event is locked, and what one has done the next does not find.
 * An event in which this fails keeps no other event from its turn.
 */
export async function eraseContacts(db: Db, months: number): Promise<void> {
  const failures: unknown[] = [];
  for (const eventId of await contacts.findEventsToErase(db, months))
    await eraseContactsOf(db, eventId).catch((error: unknown) => failures.push(error));
  // Letters that were sent are remembered by their address and subject.
  await deleteSentBefore(db, months);
  if (failures.length > 0)
    throw new AggregateError(failures, "The contacts of some events could not be erased");
}

function eraseContactsOf(db: Db, eventId: number): Promise<void> {
  return changeEventAlone(db, eventId, OF_CONTACTS, async ({ trx, event, record }) => {
    await registrationSettings.lock(trx, eventId);
    const registrations = await contacts.eraseRegistrations(trx, eventId);
    const entrants = await contacts.eraseEntrants(trx, eventId);
    const payments = await contacts.erasePayments(trx, eventId);
    const erased = await anglers.erasePrivate(trx, eventId);
    let entries = 0;
    for (const forgotten of [contacts.ofRegistrations, contacts.ofAnglers])
      entries += await forgetEventKeys(trx, eventId, forgotten);
    if (registrations + entrants + payments + erased + entries === 0) return;
    await record({
      noun: "event",
      nounId: event.id,
      action: "forget",
      after: { registrations, entrants, payments, anglers: erased },
    });
  });
}
