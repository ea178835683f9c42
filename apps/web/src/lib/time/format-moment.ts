import { m } from "../../paraglide/messages.js";
import { formatDay } from "./format-day.ts";
import { dayOf, formatTime } from "./format-zone.ts";

/** "14 May 2027, 20:00" on the clock of a zone. */
export function formatMoment(instant: string, timeZone: string): string {
  return m.time_moment({ day: formatDay(dayOf(instant, timeZone)), time: formatTime(instant, timeZone) });
}
