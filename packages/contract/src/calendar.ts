import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams } from "./event-part.ts";

/** An iCalendar file (RFC 5545), which is sent as it is. */
export const calendarFile = z.object({
  name: z.string().describe("The name of the file, without its ending"),
  text: z.string(),
});

export type CalendarFile = z.output<typeof calendarFile>;

/** The calendar of one person's events, which their calendar program fetches without signing in. */
const ownCalendar = z.object({
  createdAt: z.iso.datetime().nullable().describe("Since when it has its address; null while it has none"),
});

const newCalendar = z.object({
  address: z.url().describe("Whoever knows it can read the calendar. It is told this once"),
  createdAt: z.iso.datetime(),
});

const file = { method: "GET", status: 200, answer: calendarFile, file: "ics", rate: "calendar" } as const;

export const calendarEndpoints = {
  publicCalendar: endpoint({
    ...file,
    path: "/api/events.ics",
    summary: "All public events as a calendar, without those that were over a year ago",
    access: "guest",
  }),
  eventCalendar: endpoint({
    ...file,
    path: "/api/events/{event}/event.ics",
    summary: "An event for a calendar: its sessions, or its days while it has no sessions",
    access: "event-guest",
    params: eventParams,
  }),
  sessionCalendar: endpoint({
    ...file,
    path: "/api/events/{event}/sessions/{id}/session.ics",
    summary: "One session for a calendar",
    access: "event-guest",
    params: eventPartParams,
    problems: ["session-not-found"],
  }),
  secretCalendar: endpoint({
    ...file,
    path: "/api/calendars/{secret}.ics",
    summary:
      "The events that somebody fishes in, has registered for or helps to run, for whoever knows the address",
    access: "guest",
    params: z.object({ secret: z.string().max(100).describe("What makes the address secret") }),
    problems: ["calendar-not-found"],
  }),
  getOwnCalendar: endpoint({
    method: "GET",
    path: "/api/calendars/mine",
    summary: "Whether the calendar of one's own events has an address",
    access: "member",
    status: 200,
    answer: ownCalendar,
  }),
  makeOwnCalendar: endpoint({
    method: "POST",
    path: "/api/calendars/mine",
    summary: "Give the calendar of one's own events a new address; the one before stops working",
    access: "member",
    status: 201,
    answer: newCalendar,
    hasSecret: true,
  }),
  deleteOwnCalendar: endpoint({
    method: "DELETE",
    path: "/api/calendars/mine",
    summary: "Take the address of the calendar of one's own events away",
    access: "member",
    status: 200,
    answer: ownCalendar,
  }),
};
