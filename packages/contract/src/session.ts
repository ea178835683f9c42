import { sessionKinds } from "@tightlines/domain/session/session-kind";
import { sessionStatuses } from "@tightlines/domain/session/session-status";
import { sessionLengths } from "@tightlines/domain/session/session-lengths";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, revision, rowFields, takenBack, undoInput } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { why } from "./problem/why.ts";
import { published } from "./published.ts";

export const sessionResponse = z.object({
  ...rowFields,
  number: z.number().int(),
  name: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  kind: z.enum(sessionKinds),
  status: z.enum(sessionStatuses),
  closedAt: z.iso
    .datetime()
    .nullable()
    .describe("When its result became provisional; the time to protest counts from then"),
});

const changedSession = sessionResponse.extend({
  published: published
    .nullable()
    .describe("Of a session that was closed or became official; null where nothing of it is ranked"),
});

const number = z.number().int().min(1).max(999);
const instant = z.iso.datetime(why("not-an-instant"));

const sessionFields = {
  number,
  name: z.string().trim().max(sessionLengths.name),
  startsAt: instant,
  endsAt: instant,
  kind: z.enum(sessionKinds, why("kind-missing")),
};

const endIsAfterStart = { path: ["endsAt"], message: why("ends-not-after-start") };

export const sessionInput = z
  .object({
    ...sessionFields,
    number: number.optional().describe("The next free one when it is left out"),
    name: sessionFields.name.default(""),
    kind: sessionFields.kind.default("official"),
  })
  .refine(endsAfterStart, endIsAfterStart);

export const sessionPatch = z
  .object({
    ...z.object(sessionFields).partial().shape,
    status: z.enum(sessionStatuses).optional(),
    reason: z
      .string()
      .trim()
      .max(REASON_MAX_LENGTH)
      .optional()
      .describe("Why; needed to reopen an official session, or to make a contested one official"),
    acceptsMissing: z
      .boolean()
      .default(false)
      .describe("Whether it goes on although cards are missing or entries are not decided"),
    revision: revision.describe("The revision that was seen; a stale one is refused"),
  })
  .refine(endsAfterStart, endIsAfterStart);

/** "5 sessions of 3 hours over 3 days, from 9 o'clock, with an hour between them." */
export const sessionSeriesInput = z.object({
  count: z.number().int().min(1).max(50),
  minutes: z
    .number()
    .int(why("not-whole-minutes"))
    .min(5, why("too-few-minutes"))
    .max(2880, why("longer-than-two-days")),
  days: z.number().int().min(1).max(31),
  firstDay: z.iso.date(why("not-a-date")),
  firstStart: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, why("not-a-time"))
    .describe("When each day begins, on the event's own clock"),
  pauseMinutes: z
    .number()
    .int(why("not-whole-minutes"))
    .min(0)
    .max(1440, why("longer-than-a-day"))
    .default(0),
  kind: sessionFields.kind.default("official"),
});

export const sessionListQuery = sizedPageQuery(["starts_at", "number"]);

export type SessionResponse = z.output<typeof sessionResponse>;
export type SessionInput = z.output<typeof sessionInput>;
export type SessionPatch = z.output<typeof sessionPatch>;
export type SessionSeriesInput = z.output<typeof sessionSeriesInput>;
export type SessionListQuery = z.output<typeof sessionListQuery>;

export const sessionEndpoints = {
  listSessions: endpoint({
    method: "GET",
    path: "/api/events/{event}/sessions",
    summary: "An event's sessions, by time",
    access: "event-guest",
    status: 200,
    params: eventParams,
    query: sessionListQuery,
    answer: z.array(sessionResponse),
    isPaged: true,
  }),
  getSession: endpoint({
    method: "GET",
    path: "/api/events/{event}/sessions/{id}",
    summary: "One session",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: sessionResponse,
    problems: ["session-not-found"],
  }),
  addSession: endpoint({
    method: "POST",
    path: "/api/events/{event}/sessions",
    summary: "Add a session",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: sessionInput,
    answer: sessionResponse,
    problems: ["event-full", "session-number-taken", "session-overlaps", "session-outside-days"],
  }),
  addSessionSeries: endpoint({
    method: "POST",
    path: "/api/events/{event}/sessions/series",
    summary: "Add several sessions over days, all or none",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: sessionSeriesInput,
    answer: z.array(sessionResponse),
    problems: ["event-full", "session-overlaps", "session-outside-days", "session-series-too-long"],
  }),
  undoSessionSeries: endpoint({
    method: "POST",
    path: "/api/events/{event}/sessions/series/undo",
    summary: "Take sessions back that were just added, all or none",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: undoInput,
    answer: takenBack,
    problems: ["session-was-fished", "still-needed", "undo-too-late"],
  }),
  updateSession: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/sessions/{id}",
    summary: "Change a session, or where it stands",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: sessionPatch,
    answer: changedSession,
    problems: [
      "session-not-found",
      "stale-revision",
      "session-number-taken",
      "session-overlaps",
      "session-outside-days",
      "session-is-official",
      "session-status-not-possible",
      "cards-missing",
      "entries-undecided",
      "cards-missing-and-undecided",
      "session-contested",
      "event-not-running",
    ],
  }),
  deleteSession: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/sessions/{id}",
    summary: "Delete a session that nothing depends on",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    answer: z.object({ id: z.number().int() }),
    problems: ["session-not-found", "session-was-fished", "still-needed"],
  }),
};

function endsAfterStart({
  startsAt,
  endsAt,
}: {
  startsAt?: string | undefined;
  endsAt?: string | undefined;
}): boolean {
  return !startsAt || !endsAt || Date.parse(endsAt) > Date.parse(startsAt);
}
