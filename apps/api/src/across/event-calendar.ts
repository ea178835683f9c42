import type { CalendarFile } from "@tightlines/contract/calendar";
import { writeCalendar } from "../platform/calendar/write-calendar.ts";
import type { Db } from "../platform/database/schema.ts";
import { eventEntries } from "./calendar-entries.ts";
import { findEvent, findSessions } from "./calendar.repository.ts";

/** One event as a calendar file: to be fetched, or to go with a letter. */
export async function writeEventCalendar(db: Db, eventId: number, publicUrl: string): Promise<CalendarFile> {
  const event = await findEvent(db, eventId);
  const sessions = await findSessions(db, [eventId]);
  return { name: event.url, text: writeCalendar(eventEntries(event, sessions, publicUrl)) };
}
