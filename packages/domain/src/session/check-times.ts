import { addDays, readLocalTime } from "../time/zone-time.ts";
import type { Instant } from "../time/zone-time.ts";

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

/** One moment is written in many ways: with and without thousandths. */
function toMoment(instant: Instant): number {
  return Date.parse(instant);
}
