import type { Db } from "../../platform/database/schema.ts";
import { changeEventAlone } from "../event/event-part.service.ts";
import { giveFreePlaces, OF_REGISTRATIONS } from "./place.service.ts";
import * as registrationSettings from "./registration-settings.repository.ts";
import type { Letters } from "./registration.letters.ts";
import { countWaiting } from "./waitlist.repository.ts";

/** After an event was changed: whoever waits gets a place if there are more of them now. */
export async function givePlacesOf(db: Db, eventId: number, letters: Letters): Promise<void> {
  if ((await countWaiting(db, eventId)) === 0) return;
  await changeEventAlone(db, eventId, OF_REGISTRATIONS, async (change) => {
    const settings = await registrationSettings.lock(change.trx, eventId);
    await giveFreePlaces({ ...change, settings, ...letters });
  });
}
