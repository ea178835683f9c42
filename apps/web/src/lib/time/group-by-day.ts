import { dayOf } from "./format-zone.ts";

/** By the day on which each begins in a zone, in the order they come. */
export function groupByDay<Period extends { startsAt: string }>(
  periods: readonly Period[],
  timeZone: string,
): { day: string; periods: Period[] }[] {
  const days = new Map<string, Period[]>();
  for (const period of periods) {
    const day = dayOf(period.startsAt, timeZone);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(period);
    else days.set(day, [period]);
  }
  return [...days].map(([day, ofDay]) => ({ day, periods: ofDay }));
}
