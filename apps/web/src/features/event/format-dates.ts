import { getLocale } from "../../paraglide/runtime.js";

/** An event's days, as days: they belong to the event's own place and never shift with the reader's zone. */
export function formatDates({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  // Which kind of space stands around the dash differs between the server and the browsers.
  return dayFormat().formatRange(dateOf(startsOn), dateOf(endsOn)).replaceAll(/\s/g, " ");
}

export function formatDay(day: string): string {
  return dayFormat().format(dateOf(day));
}

function dayFormat(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(getLocale(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
