import type { CalendarEntry } from "../platform/calendar/write-calendar.ts";
import type { CalendarEvent, CalendarSession } from "./calendar.repository.ts";

/** The event as the whole days it lasts. */
export function daysEntry(event: CalendarEvent, publicUrl: string): CalendarEntry {
  return {
    uid: uidOf("event", event.id, publicUrl),
    title: event.name,
    ...placeAndLink(event, publicUrl),
    when: { firstDay: event.startsOn, lastDay: event.endsOn },
    status: statusOf(event),
    sequence: event.revision,
    changedAt: event.updatedAt,
  };
}

/** One session, which also changes when the name or the place of its event does. */
export function sessionEntry(
  event: CalendarEvent,
  session: CalendarSession,
  publicUrl: string,
): CalendarEntry {
  const { id, number, name, startsAt, endsAt } = session;
  return {
    uid: uidOf("session", id, publicUrl),
    title: `${event.name}: Session ${number}${name && `, ${name}`}`,
    ...placeAndLink(event, publicUrl),
    when: { startsAt, endsAt },
    status: session.status === "cancelled" ? "cancelled" : statusOf(event),
    sequence: event.revision + session.revision,
    changedAt: session.updatedAt > event.updatedAt ? session.updatedAt : event.updatedAt,
  };
}

/** When one has to be there: the sessions, or the days while nobody knows them. */
export function eventEntries(
  event: CalendarEvent,
  sessions: readonly CalendarSession[],
  publicUrl: string,
): CalendarEntry[] {
  if (sessions.length === 0) return [daysEntry(event, publicUrl)];
  return sessions.map((session) => sessionEntry(event, session, publicUrl));
}

function uidOf(noun: "event" | "session", id: number, publicUrl: string): string {
  return `${noun}-${id}@${new URL(publicUrl).hostname}`;
}

function placeAndLink({ venue, location, url }: CalendarEvent, publicUrl: string) {
  return { place: [venue, location].filter(Boolean).join(", "), link: `${publicUrl}/events/${url}` };
}

function statusOf({ status, wasCancelled }: CalendarEvent): CalendarEntry["status"] {
  if (status === "cancelled" || wasCancelled) return "cancelled";
  return status === "draft" ? "tentative" : "confirmed";
}
