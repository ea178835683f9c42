import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

/** An event's days, as days: they belong to the event's own place and never shift with the reader's zone. */
export function formatDates({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  if (startsOn === endsOn) return formatDay(startsOn);
  return m.event_dates_range({ from: formatDay(startsOn), to: formatDay(endsOn) });
}

export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
