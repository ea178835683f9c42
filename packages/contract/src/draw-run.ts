import { drawLengths } from "@tightlines/domain/draw/draw-lengths";
import { DRAW_RUN_KINDS, SEED_SOURCES } from "@tightlines/domain/draw/draw-run";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { drawRunAct } from "./draw/draw-run-act.ts";
import { groupDrawInput, groupDrawWish, groupPlacements, groupReport } from "./draw/group-run.ts";
import { pegRefusals } from "./draw/peg-refusals.ts";
import {
  fairnessReport,
  heldSchedule,
  pegChoices,
  pegDrawInput,
  pegDrawWish,
  pegDuels,
  pegModes,
  pegPlacements,
  pegRests,
  pegTurns,
} from "./draw/peg-run.ts";
import { pegDrawPreview } from "./draw/peg-preview.ts";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams, revision, rowFields } from "./event-part.ts";
import { sizedPageQuery } from "./page.ts";
import { why } from "./problem/why.ts";
import { sealedIds } from "./draw/sealed-ids.ts";

/** What a run of any kind promises and reveals. Every run stays listed, so that none can be rolled until it pleases. */
const runFields = {
  ...rowFields,
  number: z.number().int().describe("Counts the runs of an event, from 1"),
  status: z.enum(["draft", "published", "locked", "superseded", "undone"]),
  algorithm: z.string(),
  seed: z
    .string()
    .nullable()
    .describe("Null until the run is published, or drawn and then replaced without being published"),
  seedSource: z
    .enum(SEED_SOURCES)
    .describe(
      "Who made the seed: the server, or whoever drew gave it; unknown of runs older than this field",
    ),
  seedHash: z.string().describe("SHA-256 of the seed, known from the start"),
  inputHash: z.string().describe("SHA-256 of all that goes into the draw, known from the start"),
  ingredient: z.string().nullable().describe("What the crowd added to the seed"),
  reason: z.string().describe("Why it was drawn again"),
  actorName: z.string().nullable().describe("Who drew; null when that account is gone"),
  publishedAt: z.iso.datetime().nullable(),
  lockedAt: z.iso.datetime().nullable(),
  unlocked: z
    .array(drawRunAct)
    .describe("Each time it was opened again after it was locked: who did it, when and why"),
  undone: drawRunAct.nullable().describe("Who took it out of force, when and why"),
  isImported: z
    .boolean()
    .describe("Whether it came with an archive: what was promised names the numbers of another installation"),
};

/** What a run says of how far it has come before it is published. */
const promiseFields = {
  takesIngredient: z.boolean().describe("Whether the crowd adds something to the seed before it is drawn"),
  drawnAt: z.iso.datetime().nullable().describe("Null while it is only prepared"),
};

const groupRunSummary = z.object({ ...runFields, ...promiseFields, kind: z.literal("group") });

const pegRunSummary = z.object({
  ...runFields,
  ...promiseFields,
  kind: z.literal("peg"),
  sessionId: z.number().int().nullable().describe("The session it draws; null where it draws several"),
  sessionIds: z.array(z.number().int()).describe("All the sessions it draws"),
  mode: z.enum(pegModes).describe("The way it draws"),
  pinned: z.number().int().describe("How many places were given by hand before the draw, and kept by it"),
  changes: z
    .number()
    .int()
    .describe("How often it was changed since it was published, what was taken back included"),
});

export const drawRunSummary = z.discriminatedUnion("kind", [groupRunSummary, pegRunSummary]);

export type DrawRunSummary = z.output<typeof drawRunSummary>;

const unsentLetters = z
  .number()
  .int()
  .nullable()
  .describe(
    "How many letters about it were not sent because of the limit of a day; null for those who do not run the event",
  );

const groupRunResponse = groupRunSummary.extend({
  input: groupDrawInput,
  placements: groupPlacements.nullable(),
  report: groupReport.nullable(),
  unsentLetters,
});

export type GroupRunResponse = z.output<typeof groupRunResponse>;

export const pegRunResponse = pegRunSummary.extend({
  input: pegDrawInput,
  placements: pegPlacements.nullable(),
  turns: pegTurns.nullable(),
  duels: pegDuels.nullable(),
  rests: pegRests.nullable(),
  choices: pegChoices.nullable(),
  held: heldSchedule.nullable().describe("Null as long as no change has touched the order or the duels"),
  report: fairnessReport.nullable(),
  unsentLetters,
});

export type PegRunResponse = z.output<typeof pegRunResponse>;

/** What a draft came to is for those who manage the event; to others it is null. */
export const drawRunResponse = z.discriminatedUnion("kind", [groupRunResponse, pegRunResponse]);

export type DrawRunResponse = z.output<typeof drawRunResponse>;

export const groupDrawPlan = groupDrawWish.extend({
  seed: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[0-9a-f]{64}$/, why("not-a-seed"))
    .optional()
    .describe("Made by the server when it is left out; a run whose seed was given says so in public"),
  isDrawnLater: z
    .boolean()
    .default(false)
    .describe("Whether it is only promised now: nobody knows what it comes to until it is drawn"),
  takesIngredient: z
    .boolean()
    .default(false)
    .describe("Whether the crowd adds something before it is drawn, which is then later"),
  reason: z.string().trim().max(REASON_MAX_LENGTH).default("").describe("Needed to draw again"),
});

export type GroupDrawPlan = z.output<typeof groupDrawPlan>;

/** The seed is the server's alone: nobody can try draws beforehand. */
export const pegDrawPlan = pegDrawWish.extend({
  takesIngredient: z.boolean().default(false).describe("Whether the crowd adds something before it is drawn"),
  reason: z.string().trim().max(REASON_MAX_LENGTH).default("").describe("Needed to draw a session again"),
});

export type PegDrawPlan = z.output<typeof pegDrawPlan>;

export const drawing = z.object({
  revision,
  ingredient: z
    .string()
    .trim()
    .max(drawLengths.ingredient)
    .default("")
    .describe(
      "What the crowd adds: lottery numbers, a word; needed where the run takes one, refused elsewhere",
    ),
});

export type Drawing = z.output<typeof drawing>;

/** Whoever opens what everybody relies on says why. */
export const drawRunUnlock = z.object({
  revision,
  reason: z.string().trim().min(1, why("unlock-reason-missing")).max(REASON_MAX_LENGTH),
});

export const drawRunListQuery = sizedPageQuery(["number"]).extend({
  kind: z.enum(DRAW_RUN_KINDS).optional(),
});

export type DrawRunListQuery = z.output<typeof drawRunListQuery>;

/** Whoever takes back what everybody has seen says why. */
export const drawRunUndo = z.object({
  revision,
  reason: z.string().trim().min(1, why("undo-reason-missing")).max(REASON_MAX_LENGTH),
});

export type DrawRunUndo = z.output<typeof drawRunUndo>;

export const drawRunEndpoints = {
  previewPegDraw: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/preview",
    summary: "Who would be drawn for which pegs, or what makes the draw impossible; nothing is kept",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    body: pegDrawWish,
    answer: pegDrawPreview,
    rate: "draw",
    problems: pegRefusals,
  }),
  preparePegDraw: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs",
    summary: "Promise a draw of pegs: the hashes of its seed and of all that goes in are public from now on",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: pegDrawPlan,
    answer: pegRunResponse,
    rate: "draw",
    problems: ["event-full", ...pegRefusals],
  }),
  drawPrepared: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/draw",
    summary: "Draw as promised, with what the crowd adds",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: drawing,
    answer: drawRunResponse,
    rate: "draw",
    problems: [
      "draw-run-not-found",
      "stale-revision",
      "draw-run-not-draft",
      "draw-already-made",
      "draw-input-changed",
      "draw-too-few-pegs",
      "draw-impossible",
      "draws-busy",
    ],
  }),
  lockDrawRun: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/lock",
    summary: "Close a draw that is in force: nobody moves any more, only a reserve steps in",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: z.object({ revision }),
    answer: drawRunResponse,
    problems: ["draw-run-not-found", "stale-revision", "draw-run-not-published"],
  }),
  unlockDrawRun: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/unlock",
    summary: "Open a locked draw again, with a reason that stays in the history",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: drawRunUnlock,
    answer: drawRunResponse,
    problems: ["draw-run-not-found", "stale-revision", "draw-run-not-locked"],
  }),
  drawGroups: endpoint({
    method: "POST",
    path: "/api/events/{event}/groups/draw",
    summary: "Draw the groups, or promise a draw of them; nobody is moved before the run is published",
    access: "event-organizer",
    status: 201,
    params: eventParams,
    body: groupDrawPlan,
    answer: groupRunResponse,
    rate: "draw",
    problems: ["event-full", "group-not-found", "no-groups", "nobody-to-draw", "pinned-to-unknown-group"],
  }),
  listDrawRuns: endpoint({
    method: "GET",
    path: "/api/events/{event}/draw-runs",
    summary: "Every draw that was made, the latest first",
    access: "event-guest",
    status: 200,
    shows: ["draw", "users"],
    params: eventParams,
    query: drawRunListQuery,
    answer: z.array(drawRunSummary),
    isPaged: true,
  }),
  getDrawRun: endpoint({
    method: "GET",
    path: "/api/events/{event}/draw-runs/{id}",
    summary: "One draw with all that anybody needs to make it again",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: drawRunResponse,
    problems: ["draw-run-not-found"],
  }),
  getSealedInput: endpoint({
    method: "GET",
    path: "/api/events/{event}/draw-runs/{id}/sealed-input",
    summary: "What the fingerprint of the list was taken of, to the letter",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: z.object({
      text: z
        .string()
        .describe("SHA-256 of this text in UTF-8 is the fingerprint; see docs/verify-a-draw.md"),
      homeIds: sealedIds
        .nullable()
        .describe("For a draw that came with an archive: each number in the text, and the number here"),
    }),
    problems: ["draw-run-not-found"],
  }),
  publishDrawRun: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/publish",
    summary: "Put a draw into force and reveal its seed",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: z.object({ revision }),
    answer: drawRunResponse,
    problems: [
      "draw-run-not-found",
      "stale-revision",
      "draw-run-not-draft",
      "draw-not-made",
      "draw-input-changed",
      "draw-locked",
      "session-draw-locked",
      "session-not-drawable",
      "group-emptied",
    ],
  }),
  undoDrawRun: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/publish/undo",
    summary: "Take a draw out of force again and put everybody back; the run stays listed",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: drawRunUndo,
    answer: drawRunResponse,
    problems: ["draw-run-not-found", "undo-too-late", "draw-locked", "group-emptied", "session-not-drawable"],
  }),
};
