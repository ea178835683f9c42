/**
 * The clock on the wall of a place, "2027-05-14T06:30", and the instant it shows. Both ways go through the zone's own
 * rules, so that a time on the far side of a change to summer time is not an hour off.
 */
export function toLocalTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/**
 * The instant at which the clock shows this time; of two, when clocks go back, the first. Undefined for what is no time,
 * and for one that the clock skips when it goes forward.
 */
export function toInstant(localTime: string, timeZone: string): string | undefined {
  const asIfUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  return HOURS_FROM_UTC.map((hours) => offsetAt(asIfUtc - hours * HOUR, timeZone))
    .map((offset) => new Date(asIfUtc - offset).toISOString())
    .sort()
    .find((instant) => toLocalTime(instant, timeZone) === localTime);
}

const HOUR = 3_600_000;
/** A day before and a day after hold every offset that can be in force at that time. */
const HOURS_FROM_UTC = [-24, 0, 24];

function offsetAt(instant: number, timeZone: string): number {
  const minute = instant - (((instant % 60_000) + 60_000) % 60_000);
  return Date.parse(`${toLocalTime(new Date(minute).toISOString(), timeZone)}Z`) - minute;
}
