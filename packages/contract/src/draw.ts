import { DRAW_SOURCES } from "@tightlines/domain/draw/draw-source";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { changerRoles } from "./draw-change.ts";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, revision, rowFields } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { why } from "./problem/why.ts";

const id = z.number().int();

/** Where one angler fishes in one session, by the names that everybody may see. */
export const drawResponse = z.object({
  ...rowFields,
  sessionId: id,
  sessionNumber: z.number().int(),
  anglerId: id,
  anglerNumber: z.number().int(),
  anglerName: z.string(),
  teamId: id.nullable(),
  teamName: z.string().nullable(),
  sectorId: id,
  sectorCode: z.string(),
  pegId: id,
  pegNumber: z.number().int(),
  source: z
    .enum(DRAW_SOURCES)
    .describe(
      "How they came to it: by lot, by their own choice, by a repair of the draw, by hand, or as a reserve",
    ),
  runId: id.nullable().describe("The run that drew it; null for whom nobody has drawn"),
  reason: z.string().describe("Why it was changed after the draw"),
  changedBy: z.enum(changerRoles).nullable().describe("Who changed it; null for what is as it was drawn"),
});

export type DrawResponse = z.output<typeof drawResponse>;

const idQuery = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

export const drawListQuery = sizedPageQuery(["session"]).extend({
  sessionId: idQuery,
  sectorId: idQuery,
  teamId: idQuery,
  anglerId: idQuery,
  mine: z.enum(["true"]).optional().describe("Only where the caller fishes"),
});

export type DrawListQuery = z.output<typeof drawListQuery>;

/** Whoever changes by hand what was drawn says why, and everybody reads it. Where nothing was drawn, nobody asks. */
const reason = z
  .string()
  .trim()
  .max(REASON_MAX_LENGTH)
  .default("")
  .describe("Needed where a draw is in force in the session");

export const drawInput = z.object({
  sessionId: z.number(why("session-missing")).int(),
  anglerId: z.number(why("angler-missing")).int(),
  pegId: z.number(why("peg-missing")).int(),
  reason,
});

export type DrawInput = z.output<typeof drawInput>;

export const drawPatch = z.object({
  pegId: drawInput.shape.pegId,
  swaps: z
    .boolean()
    .default(false)
    .describe("Whether somebody who fishes there already takes the peg in exchange"),
  reason,
  revision,
});

export type DrawPatch = z.output<typeof drawPatch>;

const handRefusals = [
  "draws-busy",
  "session-draw-locked",
  "session-not-drawable",
  "peg-not-found",
  "peg-taken",
  "peg-closed",
] as const;

export const drawEndpoints = {
  listDraws: endpoint({
    method: "GET",
    path: "/api/events/{event}/draws",
    summary: "Where everybody fishes, session by session and along the water",
    access: "event-guest",
    status: 200,
    shows: ["draw", "session", "sector", "team", "angler"],
    params: eventParams,
    query: drawListQuery,
    answer: z.array(drawResponse),
    isPaged: true,
  }),
  getDraw: endpoint({
    method: "GET",
    path: "/api/events/{event}/draws/{id}",
    summary: "Where one angler fishes in one session",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: drawResponse,
    problems: ["draw-not-found"],
  }),
  addDraw: endpoint({
    method: "POST",
    path: "/api/events/{event}/draws",
    summary: "Place somebody by hand who has no peg in a session",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: drawInput,
    answer: drawResponse,
    problems: [
      "session-not-found",
      "angler-not-found",
      "angler-takes-no-part",
      "angler-drawn-already",
      ...handRefusals,
    ],
  }),
  updateDraw: endpoint({
    method: "PATCH",
    path: "/api/events/{event}/draws/{id}",
    summary: "Move somebody to another peg by hand, or let two exchange theirs",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: drawPatch,
    answer: drawResponse,
    problems: ["draw-not-found", "stale-revision", ...handRefusals],
  }),
  deleteDraw: endpoint({
    method: "DELETE",
    path: "/api/events/{event}/draws/{id}",
    summary: "Take somebody off their peg; it stays empty",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    query: z.object({
      reason,
      revision: z.coerce.number().int().optional().describe("The revision that was seen"),
    }),
    answer: z.object({ id }),
    problems: [
      "draw-not-found",
      "stale-revision",
      "draws-busy",
      "session-draw-locked",
      "session-not-drawable",
    ],
  }),
};
