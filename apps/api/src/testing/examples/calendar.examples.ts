import { makeCalendar } from "../../features/user/calendar.service.ts";
import type { ExampleList } from "../example.ts";
import { newSession } from "./session.examples.ts";

export const calendarExamples: ExampleList = {
  "GET /api/events.ics": () => ({}),
  "GET /api/events/{event}/event.ics": ({ event }) => ({ params: { event: event.url } }),
  "GET /api/events/{event}/sessions/{id}/session.ics": async ({ api, event }) => ({
    params: { event: event.url, id: (await newSession(api, event)).id },
  }),
  "GET /api/calendars/{secret}.ics": async ({ api, subject }) => ({
    params: { secret: (await makeCalendar(api.database.db, subject.user.id)).secret },
  }),
  "GET /api/calendars/mine": () => ({}),
  "POST /api/calendars/mine": () => ({}),
  "DELETE /api/calendars/mine": () => ({}),
};
