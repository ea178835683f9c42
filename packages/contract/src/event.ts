import { eventStatuses } from "@tightlines/domain/event/status";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pageQuery } from "./page.ts";

export const eventResponse = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string().describe("The event's name in addresses"),
  description: z.string().describe("Markdown"),
  venue: z.string(),
  location: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  timeZone: z.string(),
  status: z.enum(eventStatuses),
  logo: z.string().nullable(),
  coverPhoto: z.string().nullable(),
  security: z
    .string()
    .nullable()
    .describe("The caller's uid when the caller has a right on the event, else null"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type EventResponse = z.output<typeof eventResponse>;

export const eventEndpoints = {
  listEvents: endpoint({
    method: "GET",
    path: "/api/events",
    summary: "Events, upcoming first",
    access: "guest",
    status: 200,
    query: pageQuery,
    answer: z.array(eventResponse),
    isPaged: true,
  }),
  getEvent: endpoint({
    method: "GET",
    path: "/api/events/{event}",
    summary: "One event by id or url",
    access: "guest",
    status: 200,
    params: z.object({ event: z.string().min(1).max(100).describe("The event's id or url") }),
    answer: eventResponse,
    problems: ["event-not-found"],
  }),
};
