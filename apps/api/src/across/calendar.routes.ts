import { calendarEndpoints } from "@tightlines/contract/calendar";
import { groupBy } from "@tightlines/domain/group-by";
import { getSession } from "../features/session/session.service.ts";
import { makeCalendar } from "../features/user/calendar.service.ts";
import * as calendars from "../features/user/calendar.repository.ts";
import { writeCalendar } from "../platform/calendar/write-calendar.ts";
import { requireFound } from "../platform/http/require-found.ts";
import type { Serve } from "../platform/http/serve.ts";
import { daysEntry, eventEntries, sessionEntry } from "./calendar-entries.ts";
import { writeEventCalendar } from "./event-calendar.ts";
import { findEvent, findEventsOf, findPublicEvents, findSessions } from "./calendar.repository.ts";

export function calendarRoutes(serve: Serve, { publicUrl }: { publicUrl: string }): void {
  serve(calendarEndpoints.publicCalendar, async ({ db }) => {
    const events = await findPublicEvents(db);
    const entries = events.map((event) => daysEntry(event, publicUrl));
    return { data: { name: "events", text: writeCalendar(entries, "Tightlines") } };
  });

  serve(calendarEndpoints.eventCalendar, async ({ db, event }) => ({
    data: await writeEventCalendar(db, event.id, publicUrl),
  }));

  serve(calendarEndpoints.sessionCalendar, async ({ db, event: { id }, params }) => {
    const [event, session] = await Promise.all([findEvent(db, id), getSession(db, id, params.id)]);
    const text = writeCalendar([sessionEntry(event, session, publicUrl)]);
    return { data: { name: `${event.url}-session-${session.number}`, text } };
  });

  serve(calendarEndpoints.secretCalendar, async ({ db, params }) => {
    const userId = requireFound(await calendars.findUserId(db, params.secret), "calendar-not-found");
    const events = await findEventsOf(db, userId);
    const sessions = await findSessions(
      db,
      events.map(({ id }) => id),
    );
    const byEvent = groupBy(sessions, ({ eventId }) => eventId);
    const entries = events.flatMap((event) => eventEntries(event, byEvent.get(event.id) ?? [], publicUrl));
    return { data: { name: "my-events", text: writeCalendar(entries, "Tightlines, my events") } };
  });

  serve(calendarEndpoints.getOwnCalendar, async ({ db, caller }) => {
    const createdAt = await calendars.findCreatedAt(db, caller.userId);
    return { data: { createdAt: createdAt?.toISOString() ?? null } };
  });

  serve(calendarEndpoints.makeOwnCalendar, async ({ db, caller }) => {
    const { secret, createdAt } = await makeCalendar(db, caller.userId);
    return {
      data: { address: `${publicUrl}/api/calendars/${secret}.ics`, createdAt: createdAt.toISOString() },
    };
  });

  serve(calendarEndpoints.deleteOwnCalendar, async ({ db, caller }) => {
    await calendars.deleteByUser(db, caller.userId);
    return { data: { createdAt: null } };
  });
}
