import { addDays, localTimeAt, readLocalTime } from "./zone-time.ts";
import type { Instant, ZonedReading } from "./zone-time.ts";

export interface Period {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** The days an event is fished on, as its own zone counts them. */
export interface EventDays {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly timeZone: string;
}

/** Whether a period lies between the first midnight of an event's days and the last. */
export function isInsideDays(
  { startsAt, endsAt }: Period,
  { startsOn, endsOn, timeZone }: EventDays,
): boolean {
  const from = readLocalTime(`${startsOn}T00:00`, timeZone).instant;
  const to = readLocalTime(`${addDays(endsOn, 1)}T00:00`, timeZone).instant;
  return toMoment(startsAt) >= toMoment(from) && toMoment(endsAt) <= toMoment(to);
}

/** The first of the others that shares time with a period; one may begin the moment another ends. */
export function findOverlap<Other extends Period>(
  { startsAt, endsAt }: Period,
  others: readonly Other[],
): Other | undefined {
  return others.find(
    (other) => toMoment(startsAt) < toMoment(other.endsAt) && toMoment(other.startsAt) < toMoment(endsAt),
  );
}

/** A period that followed its event, and whether the clock of that day has the reading it begins at. */
export interface FollowedPeriod extends Period {
  readonly kind: ZonedReading["kind"];
}

/**
 * Where a period lies once its event is put off by some days, or turns out to be in another zone: it begins at the
 * same reading of the bank's clock, and is as long as before whatever the clocks do meanwhile.
 */
export function followClock(
  { startsAt, endsAt }: Period,
  from: { readonly timeZone: string },
  to: { readonly timeZone: string; readonly days: number },
): FollowedPeriod {
  // An hour that comes twice reads the same both times: what does not move is not read anew.
  if (from.timeZone === to.timeZone && to.days === 0) return { startsAt, endsAt, kind: "once" };
  const reading = localTimeAt(startsAt, from.timeZone);
  const day = addDays(reading.slice(0, 10), to.days);
  const { instant, kind } = readLocalTime(`${day}${reading.slice(10)}`, to.timeZone);
  const length = toMoment(endsAt) - toMoment(startsAt);
  return { startsAt: instant, endsAt: new Date(toMoment(instant) + length).toISOString(), kind };
}

/** How many days lie between two days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toMoment(`${to}T00:00Z`) - toMoment(`${from}T00:00Z`)) / DAY);
}

const DAY = 24 * 60 * 60_000;

/** One moment is written in many ways: with and without thousandths. */
function toMoment(instant: Instant): number {
  return Date.parse(instant);
}
