import { fail, type Outcome, succeed } from "../outcome.ts";
import { addDays, addMinutes, readLocalTime } from "../time/zone-time.ts";
import { findOverlap } from "../time/period.ts";
import type { Period } from "../time/period.ts";

/** "5 sessions of 3 hours over 3 days, from 9 o'clock, with an hour between them." */
export interface SeriesWish {
  readonly count: number;
  readonly minutes: number;
  readonly days: number;
  readonly firstDay: string;
  /** When each day begins, on the bank's own clock: "09:00". */
  readonly firstStart: string;
  readonly pauseMinutes: number;
  readonly timeZone: string;
}

/**
 * Lays sessions out over days, the earlier days taking one more where they do not divide evenly. Each day begins at
 * the same reading of the bank's clock, also when the clocks were changed in the night. Within a day real time
 * counts: everybody fishes equally long, whatever the clock does meanwhile.
 */
export function layOutSeries(
  wish: SeriesWish,
): Outcome<Period[], "more-days-than-sessions" | "day-too-short"> {
  const { count, minutes, days, firstDay, firstStart, pauseMinutes, timeZone } = wish;
  if (days > count) return fail("more-days-than-sessions", { days, count });
  const periods: Period[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(firstDay, day);
    const first = readLocalTime(`${date}T${firstStart}`, timeZone).instant;
    for (let place = 0; place < sessionsOn(day, wish); place += 1) {
      const startsAt = addMinutes(first, place * (minutes + pauseMinutes));
      const period = { startsAt, endsAt: addMinutes(startsAt, minutes) };
      if (findOverlap(period, periods)) return fail("day-too-short", { day: addDays(firstDay, day - 1) });
      periods.push(period);
    }
  }
  return succeed(periods);
}

function sessionsOn(day: number, { count, days }: SeriesWish): number {
  return Math.floor(count / days) + (day < count % days ? 1 : 0);
}
