import { disciplines } from "@tightlines/domain/event/discipline";
import { eventRights } from "@tightlines/domain/event/event-right";
import { checkEventUrl } from "@tightlines/domain/event/event-url";
import { eventStatuses } from "@tightlines/domain/event/status";
import { presetNames } from "@tightlines/domain/event/preset-name";
import { eventLengths } from "@tightlines/domain/event/event-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventLayoutInput } from "./event-layout.ts";
import { eventParams } from "./event-part.ts";
import { closesAfterOpening, eventSettingsFields, eventSettingsResponse } from "./event-settings.ts";
import { sortedPageQuery } from "./page.ts";
import { imageAddress } from "./upload.ts";
import { why } from "./problem/why.ts";

export const eventVisibilities = ["public", "unlisted"] as const;

export const eventResponse = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string().describe("The event's name in addresses"),
  description: z.string().describe("Markdown"),
  descriptionHtml: z.string().describe("The description as safe HTML"),
  venue: z.string(),
  location: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  timeZone: z.string().describe("IANA time zone of the water"),
  discipline: z.enum(disciplines),
  preset: z.enum(presetNames).describe("The preset its rules began as"),
  rulesetVersion: z.number().int().describe("Which version of its rules holds"),
  takesReports: z.boolean().describe("Whether anglers report their own fish, as its rules say"),
  status: z.enum(eventStatuses),
  wasCancelled: z.boolean().describe("Also after it was archived: it did not take place"),
  visibility: z.enum(eventVisibilities),
  logo: z.string().nullable(),
  coverPhoto: z.string().nullable(),
  ...eventSettingsResponse,
  security: z
    .string()
    .nullable()
    .describe("The caller's uid when the caller has a right on the event, else null"),
  right: z.enum(eventRights).nullable().describe("The caller's own right on the event, if there is one"),
  revision: z.number().int().describe("Goes up with every change; send it back to change what you saw"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type EventResponse = z.output<typeof eventResponse>;

/** As lists show it: what people wrote about twenty events may be half a megabyte. */
const listedEventResponse = eventResponse.omit({ description: true, descriptionHtml: true });

export type ListedEventResponse = z.output<typeof listedEventResponse>;

const wrongUrls = {
  empty: why("address-missing"),
  "too-long": why("too-long", { max: eventLengths.url }),
  characters: why("not-an-address"),
  reserved: why("address-reserved"),
  number: why("address-without-letter"),
};

export const eventUrl = z
  .string()
  .trim()
  .superRefine((url, context) => {
    const problem = checkEventUrl(url);
    if (problem) context.addIssue({ code: "custom", message: wrongUrls[problem] });
  });

const timeZone = z.string().refine(isTimeZone, why("not-a-time-zone"));

/** PostgreSQL's first year is 1. */
const day = z.iso.date(why("not-a-date")).refine((date) => date >= "0001", why("not-a-date"));

export const eventFields = {
  name: z.string().trim().min(1, why("name-missing")).max(eventLengths.name),
  url: eventUrl,
  description: z.string().max(eventLengths.description),
  venue: z.string().trim().max(eventLengths.venue),
  location: z.string().trim().max(eventLengths.location),
  startsOn: day,
  endsOn: day,
  timeZone,
  discipline: z.enum(disciplines, why("discipline-missing")),
  visibility: z.enum(eventVisibilities),
};

export const eventInput = z
  .object({
    ...eventFields,
    url: eventUrl.optional().describe("Made of the name when it is left out"),
    description: eventFields.description.default(""),
    venue: eventFields.venue.default(""),
    location: eventFields.location.default(""),
    visibility: eventFields.visibility.default("public"),
    preset: z.enum(presetNames, why("preset-missing")),
    layout: eventLayoutInput
      .optional()
      .describe("Builds sectors, sessions and, where groups rotate, groups and their rotation as well"),
  })
  .refine(endsAfterStart, { path: ["endsOn"], message: why("ends-before-start") });

export const eventPatch = z
  .object({
    ...eventFields,
    ...eventSettingsFields,
    status: z.enum(eventStatuses),
    moveSessions: z
      .boolean()
      .describe("With another first day: sessions that are still to come move by as many days"),
    revision: z.number().int(),
  })
  .partial()
  .refine(endsAfterStart, { path: ["endsOn"], message: why("ends-before-start") })
  .refine(closesAfterOpening, { path: ["registrationClosesAt"], message: why("closes-before-opening") });

export type EventInput = z.output<typeof eventInput>;
export type EventPatch = z.output<typeof eventPatch>;

/** Filters of the list: what is coming or over, the kind of fishing, and days. Unsorted means upcoming first, and of one's own drafts first. */
export const eventListQuery = sortedPageQuery(["starts_on", "name"]).extend({
  status: z.enum(["upcoming", "running", "finished"]).optional(),
  discipline: z.enum(disciplines).optional(),
  from: day.optional().describe("Events that end on or after this day"),
  to: day.optional().describe("Events that start on or before this day"),
  mine: z.enum(["true"]).optional().describe("Only events the caller may manage"),
});

export type EventListQuery = z.output<typeof eventListQuery>;

export const eventEndpoints = {
  listEvents: endpoint({
    method: "GET",
    path: "/api/events",
    summary: "Events without their descriptions, upcoming first",
    access: "guest",
    status: 200,
    shows: ["events"],
    query: eventListQuery,
    answer: z.array(listedEventResponse),
    isPaged: true,
  }),
  getEvent: endpoint({
    method: "GET",
    path: "/api/events/{event}",
    summary: "One event by id or url",
    access: "event-guest",
    status: 200,
    params: eventParams,
    answer: eventResponse,
  }),
  addEvent: endpoint({
    method: "POST",
    path: "/api/events",
    summary:
      "Create an event, with sectors and sessions where a layout says so; the caller becomes its owner",
    access: "organizer",
    status: 201,
    body: eventInput,
    answer: eventResponse,
    problems: [
      "too-many-events",
      "too-many-events-today",
      "url-taken",
      "event-full",
      "session-outside-days",
      "session-series-too-long",
    ],
  }),
  updateEvent: endpoint({
    method: "PATCH",
    path: "/api/events/{event}",
    summary: "Change an event; in another time zone its times stay as the clock shows them",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: eventPatch,
    answer: eventResponse,
    problems: [
      "url-taken",
      "stale-revision",
      "status-not-possible",
      "sessions-unfinished",
      "sessions-outside-days",
      "sessions-cannot-follow",
    ],
  }),
  setEventLogo: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/logo",
    summary: "Change an event's logo",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: z.object({ logo: imageAddress }),
    answer: eventResponse,
    problems: ["upload-not-found"],
  }),
  setEventCoverPhoto: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/cover-photo",
    summary: "Change an event's cover photo",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: z.object({ coverPhoto: imageAddress }),
    answer: eventResponse,
    problems: ["upload-not-found"],
  }),
  deleteEvent: endpoint({
    method: "DELETE",
    path: "/api/events/{event}",
    summary: "Delete an event that has not been fished",
    access: "event-owner",
    status: 200,
    params: eventParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["event-was-fished"],
  }),
};

function endsAfterStart({
  startsOn,
  endsOn,
}: {
  startsOn?: string | undefined;
  endsOn?: string | undefined;
}): boolean {
  return !startsOn || !endsOn || endsOn >= startsOn;
}

/** Names like "Europe/Prague"; offsets like "+02:00" are none, since they know no summer time. */
function isTimeZone(name: string): boolean {
  if (name !== "UTC" && !name.includes("/")) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
