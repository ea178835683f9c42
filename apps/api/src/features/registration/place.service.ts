import { fillPlaces, placesLeft, type Taken } from "@tightlines/domain/registration/fill-places";
import { readLocalTime } from "@tightlines/domain/time/zone-time";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import type { RegistrationRow } from "../../platform/database/tables/registration.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { ChangeScope, EventPartChange } from "../event/event-part.service.ts";
import { nameOf } from "./check-input.ts";
import * as lotteries from "./lottery.repository.ts";
import {
  capacityOf,
  findTaken,
  getRegistration,
  type ListedRegistration,
} from "./registration-reading.service.ts";
import { type Letters, type News, sendNews } from "./registration.letters.ts";
import * as registrations from "./registration.repository.ts";
import { findQueue } from "./waitlist.repository.ts";

/**
 * What a change of registrations locks: the event stays as it is, so that its capacity and status hold, and then the settings,
 * which every such change locks. Whoever changes the event waits, and others wait for them; all in this order.
 */
export const OF_REGISTRATIONS: ChangeScope = { topics: ["registration"], locks: [], keepsEvent: true };

/** A change of registrations. Its settings are locked: nobody else gives places of this event away meanwhile. */
export interface DeskChange extends Omit<EventPartChange, "caller">, Letters {
  settings: RegistrationSettingsRow;
}

/** Such a change that somebody asked for. */
export interface CalledDeskChange extends DeskChange, Pick<EventPartChange, "caller"> {}

/**
 * Gives free places to those who wait, in the order they came, while the event is still to come. Where places are held,
 * whoever had to wait is asked first and has so many hours to accept. `passedOver` get none this time: those who have just
 * let a place pass, or were just put on the waitlist. A place is held for `leastHours` at least.
 */
export async function giveFreePlaces(
  change: DeskChange,
  passedOver: ReadonlySet<number> = new Set(),
  leastHours = 0,
): Promise<void> {
  const { trx, event, settings } = change;
  if (event.status !== "published" || hasBegun(event)) return;
  if (await lotteries.awaitsDraw(trx, settings)) return;
  const [capacity, taken] = [capacityOf(event, settings), await findTaken(trx, event.id)];
  if (capacity.total !== null && taken.total >= capacity.total) return;
  const queue = await findQueue(trx, event.id);
  const waiting = queue.filter(({ id }) => !passedOver.has(id));
  for (const row of fillPlaces(waiting, capacity, taken)) {
    const { holdHours } = settings;
    if (holdHours === null) await store(change, row, { status: "confirmed" }, "confirmed");
    else {
      const offeredUntil = new Date(Date.now() + Math.max(holdHours, leastHours) * 3600 * 1000);
      await store(change, row, { offeredUntil }, "offered");
    }
  }
}

function hasBegun({ startsOn, timeZone }: EventRow): boolean {
  return Date.now() >= Date.parse(readLocalTime(`${startsOn}T00:00`, timeZone).instant);
}

/**
 * Whether a newcomer of a category has a place at once: there is one, and nobody who waits would get it first. In that case
 * somebody waits for a free place, and is to get it now.
 */
export async function judgeNewcomer(
  change: DeskChange,
  category: string,
  taken: Taken,
): Promise<"has-place" | "full" | "others-first"> {
  const { trx, event, settings } = change;
  const capacity = capacityOf(event, settings);
  const left = placesLeft(capacity, taken, category);
  if (left === null) return "has-place";
  if (left === 0) return "full";
  const queue = await findQueue(trx, event.id);
  const newcomer = { id: 0, category };
  return fillPlaces([...queue, newcomer], capacity, taken).includes(newcomer) ? "has-place" : "others-first";
}

/** Who is told what they can do about a refusal: a member has other ways on than those who run the event. */
export type Reader = "member" | "organizer";

/** Refuses to confirm more than there is room for, whoever asks; the place they have already is theirs. */
export async function requirePlace(
  { trx, event, settings }: DeskChange,
  registration: ListedRegistration,
  category: string,
  reader: Reader,
): Promise<void> {
  const taken = await findTaken(trx, event.id);
  const others = hasPlace(registration) ? without(taken, registration.category) : taken;
  if (placesLeft(capacityOf(event, settings), others, category) !== 0) return;
  throw new ProblemError("no-place-left", { facts: { name: nameOf(registration), category, reader } });
}

/** Confirmed, or held for them. */
export function hasPlace({ status, offeredUntil, holdsPlace }: RegistrationRow): boolean {
  return status === "confirmed" || offeredUntil !== null || holdsPlace;
}

function without({ total, categories }: Taken, category: string): Taken {
  const left = (categories.get(category) ?? 0) - 1;
  return { total: total - 1, categories: new Map(categories).set(category, left) };
}

/** Stores what becomes of a registration, with its line in the trail and its letter. */
export async function store(
  change: DeskChange,
  before: RegistrationRow & Partial<Pick<ListedRegistration, "entrants">>,
  wanted: registrations.RegistrationChange,
  news?: News,
  reason?: string,
): Promise<ListedRegistration> {
  const { trx, event, record } = change;
  const after = await registrations.update(trx, event.id, before.id, wanted);
  const listed = await getRegistration(trx, event.id, after.id);
  await record({
    noun: "registration",
    nounId: after.id,
    action: "update",
    before: valuesOf(before, before.entrants ?? listed.entrants),
    after: valuesOf(after, listed.entrants),
    ...(reason && { reason }),
  });
  if (news) await sendNews(change, listed, news);
  return listed;
}

/** What the trail keeps of a registration; the position follows from the others, and the code is a secret. */
export function valuesOf(row: RegistrationRow, entrants: readonly EntrantRow[]) {
  return {
    ...auditedValues(row as ListedRegistration, "waitlistPosition", "awaitsDraw", "entrants", "checkInCode"),
    people: namesOf(entrants),
  };
}

function namesOf(entrants: readonly EntrantRow[]): string {
  return entrants.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", ");
}
