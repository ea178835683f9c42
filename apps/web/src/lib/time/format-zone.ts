import { localTimeAt } from "@tightlines/domain/time/zone-time";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

/** "09:30" on the clock of a zone. */
export function formatTime(instant: string, timeZone: string): string {
  return localTimeAt(instant, timeZone).slice(11);
}

/** The day of a moment in a zone: "2027-05-14". */
export function dayOf(instant: string, timeZone: string): string {
  return localTimeAt(instant, timeZone).slice(0, 10);
}

/** "Friday, May 14, 2027", or without the year where it is plain. */
export function formatWeekday(day: string, { hasYear = true } = {}): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** "09:00 – 12:00", and with the day where it ends on another. */
export function formatPeriod(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
): string {
  const [from, to] = [formatTime(startsAt, timeZone), formatTime(endsAt, timeZone)];
  const [firstDay, lastDay] = [dayOf(startsAt, timeZone), dayOf(endsAt, timeZone)];
  if (firstDay === lastDay || to === "00:00")
    return m.time_period({ from, to: to === "00:00" ? "24:00" : to });
  return m.time_period({ from, to: `${formatShortWeekday(lastDay)} ${to}` });
}

/** "Sat, Apr 3, 08:00 – 11:00": put together here, since ranges of the browsers differ in their spaces. */
export function formatDayAndPeriod(period: { startsAt: string; endsAt: string }, timeZone: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const day = format.format(new Date(`${dayOf(period.startsAt, timeZone)}T00:00:00Z`));
  return `${day}, ${formatPeriod(period, timeZone)}`;
}

/** "3 h", "45 min", "2 h 30 min". */
export function formatDuration({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const total = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return m.time_minutes({ minutes });
  return minutes === 0 ? m.time_hours({ hours }) : m.time_hours_minutes({ hours, minutes });
}

/** "Central European Summer Time (Europe/Prague)", as the zone calls itself at that moment. */
export function formatZone(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat(getLocale(), { timeZone, timeZoneName: "long" }).formatToParts(
    new Date(instant),
  );
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return m.time_zone({ name, zone: timeZone.replaceAll("_", " ") });
}

function formatShortWeekday(day: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { weekday: "short", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
