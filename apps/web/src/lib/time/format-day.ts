import { getLocale } from "../../paraglide/runtime.js";

/** "14 May 2027" for a day that belongs to a place and never shifts with the reader's zone. */
export function formatDay(day: string): string {
  return dayFormat().format(dateOf(day));
}

/** The days from the first to the last, as days. */
export function formatDates({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  return plainSpaces(dayFormat().formatRange(dateOf(startsOn), dateOf(endsOn)));
}

/** The day of an instant, where the reader is. */
export function formatReadersDay(instant: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { day: "numeric", month: "long", year: "numeric" });
  return format.format(new Date(instant));
}

/** Which kind of space stands around the dash of a range differs between the server and the browsers. */
function plainSpaces(range: string): string {
  return range.replaceAll(/\s/g, " ");
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
