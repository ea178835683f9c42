import type { EventRow } from "../../platform/database/tables/event.table.ts";

// Made once: it takes longer than anything that is written with it.
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** When an event is, on paper and in letters: "3–4 April 2027". */
export function daysOf({ startsOn, endsOn }: Pick<EventRow, "startsOn" | "endsOn">): string {
  return days.formatRange(new Date(startsOn), new Date(endsOn));
}
