/** A clock's reading on the bank, without a zone: "2027-05-14T06:30". */
export type LocalTime = string;

/** A moment, in UTC: "2027-05-14T04:30:00.000Z". */
export type Instant = string;

/**
 * What a local time means in a zone. The night the clocks go forward an hour is `skipped`: its readings mean the
 * moment that many minutes after the jump. The night they go back an hour comes twice: its readings mean the first.
 */
export interface ZonedReading {
  readonly instant: Instant;
  readonly kind: "once" | "skipped" | "twice";
}

export function readLocalTime(local: LocalTime, timeZone: string): ZonedReading {
  const reading = Date.parse(`${local}Z`);
  // No zone changes its clock twice within two days, so one of these offsets is in force.
  const before = reading - offsetAt(reading - DAY, timeZone);
  const after = reading - offsetAt(reading + DAY, timeZone);
  const fitting = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === reading);
  const instant = toInstant(fitting.length === 0 ? before : Math.min(...fitting));
  if (fitting.length === 0) return { instant, kind: "skipped" };
  return { instant, kind: before !== after && fitting.length === 2 ? "twice" : "once" };
}

/** What the clock on the bank shows at a moment, to the minute. */
export function localTimeAt(instant: Instant, timeZone: string): LocalTime {
  const moment = Date.parse(instant);
  return toInstant(moment + offsetAt(moment, timeZone)).slice(0, 16);
}

/** The day after (or, with less than nothing, before) a day: "2027-03-01" follows "2027-02-28". */
export function addDays(day: string, days: number): string {
  return toInstant(Date.parse(`${day}T00:00Z`) + days * DAY).slice(0, 10);
}

export function addMinutes(instant: Instant, minutes: number): Instant {
  return toInstant(Date.parse(instant) + minutes * MINUTE);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far the clock on the bank is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000;
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

/** Making a formatter takes far longer than asking it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

function toInstant(moment: number): Instant {
  return new Date(moment).toISOString();
}
