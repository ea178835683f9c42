import type { ContactErasure } from "@tightlines/contract/registration/registration-desk";
import { forgetEventKeys } from "../../platform/audit/forget-values.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { deleteSentBefore } from "../../platform/mail/outbox.repository.ts";
import * as anglers from "../angler/angler.repository.ts";
import { changeEventAlone, changeEventPart, type ChangeScope } from "../event/event-part.service.ts";
import * as contacts from "./contact.repository.ts";
import * as entrants from "./entrant.repository.ts";
import { getRegistration, type ListedRegistration } from "./registration-reading.service.ts";
import { insiderOf, presentRegistration } from "./registration.presenter.ts";
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
    const { entries, ...rows } = await erase(trx, { eventId });
    if (!isAnything({ entries, ...rows })) return;
    await record({ noun: "event", nounId: event.id, action: "forget", after: rows });
  });
}

/**
 * The same for one registration, when its people ask for it: somebody without an account has nobody else to ask. What was
 * merged into it goes along.
 */
export function eraseContactsOfOne(
  call: EventCall,
  id: number,
  { revision, reason }: ContactErasure,
): Promise<ListedRegistration> {
  return changeEventPart(call, { topics: ["registration", "angler"] }, async (change) => {
    const { trx, event, record, requireSeen } = change;
    await registrationSettings.lock(trx, event.id);
    const before = await getRegistration(trx, event.id, id);
    await requireSeen("registration", before, revision, (row) => presentRegistration(row, insiderOf(call)));
    const registrationIds = await contacts.findWithMerged(trx, event.id, id);
    const people = await entrants.findByRegistrations(trx, event.id, registrationIds);
    const anglerIds = people.flatMap(({ anglerId }) => anglerId ?? []);
    const erased = await erase(trx, { eventId: event.id, registrationIds, anglerIds });
    if (isAnything(erased)) {
      await contacts.raiseRevisions(trx, event.id, registrationIds);
      await record({ noun: "registration", nounId: id, action: "forget", reason });
    }
    return getRegistration(trx, event.id, id);
  });
}

interface Counts {
  registrations: number;
  entrants: number;
  payments: number;
  anglers: number;
  /** Lines of the trail that still said something. */
  entries: number;
}

async function erase(
  trx: Trx,
  { anglerIds, ...erased }: contacts.Erased & { anglerIds?: readonly number[] },
): Promise<Counts> {
  const { eventId, registrationIds } = erased;
  return {
    registrations: await contacts.eraseRegistrations(trx, erased),
    entrants: await contacts.eraseEntrants(trx, erased),
    payments: await contacts.erasePayments(trx, erased),
    anglers: await anglers.erasePrivate(trx, eventId, anglerIds),
    entries:
      (await forgetEventKeys(trx, eventId, contacts.ofRegistrations, registrationIds)) +
      (await forgetEventKeys(trx, eventId, contacts.ofAnglers, anglerIds)),
  };
}

function isAnything(counts: Counts): boolean {
  return Object.values(counts).some((count) => count > 0);
}
