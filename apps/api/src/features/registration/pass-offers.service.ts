import type { Db } from "../../platform/database/schema.ts";
import { changeEventAlone } from "../event/event-part.service.ts";
import * as offers from "./offer.repository.ts";
import { type DeskChange, giveFreePlaces, hasPlace, OF_REGISTRATIONS, store } from "./place.service.ts";
import { getRegistration } from "./registration-reading.service.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import { type Letters, sendNews } from "./registration.letters.ts";

/**
 * Offers every place whose time has passed to the next on the waitlist. Whoever let it pass goes to the end of the list and
 * is told so. Where nobody else waits for it, they are the next: no place stays free while somebody wants it. Several processes may do this at once: the settings are locked, and what one has done the next does not find.
 * An event in which this fails keeps no other event from its turn.
 */
export async function passOffers(db: Db, letters: Letters): Promise<void> {
  const failures: unknown[] = [];
  for (const eventId of await offers.findEventsWithPassed(db))
    await passOffersOf(db, eventId, letters).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "Some events could not pass their offers on");
}

function passOffersOf(db: Db, eventId: number, letters: Letters): Promise<void> {
  return changeEventAlone(db, eventId, OF_REGISTRATIONS, async (eventChange) => {
    const { trx } = eventChange;
    const settings = await registrationSettings.lock(trx, eventId);
    const change = { ...eventChange, settings, ...letters };
    const passed = await offers.findPassed(trx, eventId);
    for (const row of passed) {
      const { lastArrival: arrival } = await registrationSettings.takeArrival(trx, eventId);
      await store(change, row, { offeredUntil: null, arrival });
    }
    await giveFreePlaces(change, new Set(passed.map(({ id }) => id)));
    await giveFreePlaces(change, new Set(), HOURS_OF_SECOND_OFFER);
    await tellThosePassed(change, passed);
  });
}

/** Whoever does not answer gets one letter a day at most. */
const HOURS_OF_SECOND_OFFER = 24;

/**
 * After the others were asked, so that the number on the waitlist is the one they really have. Whoever was offered the place
 * anew has a letter about that.
 */
async function tellThosePassed(change: DeskChange, passed: readonly { id: number }[]): Promise<void> {
  const { trx, event } = change;
  for (const { id } of passed) {
    const listed = await getRegistration(trx, event.id, id);
    if (!hasPlace(listed)) await sendNews(change, listed, "offer-passed");
  }
}
