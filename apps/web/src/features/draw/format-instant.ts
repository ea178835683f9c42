import { getLocale } from "../../paraglide/runtime.js";

/** On the event's own clock, which it names. */
export function formatInstant(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
    timeZone,
  });
  return format.format(new Date(instant));
}
