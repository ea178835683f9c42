import { presences } from "@tightlines/domain/angler/presence";
import { REASON_MAX_LENGTH } from "@tightlines/domain/text-lengths";
import { z } from "zod";
import { drawChange, drawMoves, drawNews } from "./draw/peg-change.ts";
import { endpoint } from "./endpoint.ts";
import { eventParams, eventPartParams } from "./event-part.ts";
import { why } from "./problem/why.ts";

const id = z.number().int();
const person = z.object({ id, name: z.string() });

/** Who may change a draw, as everybody reads it. */
export const changerRoles = ["owner", "organizer", "administrator"] as const;

export type ChangerRole = (typeof changerRoles)[number];

/** Something about a draw in force that does not fit the event any more. */
export const drawNeed = z.object({
  runId: id,
  runNumber: id,
  kind: z.enum(["withdrawal", "late-entrant", "transfer", "peg-out-of-use"]),
  sessionIds: z.array(id).describe("Where it matters, of the sessions that have not begun"),
  anglers: z.array(person).describe("Whom it is about"),
  presence: z.enum(presences).nullable().describe("Of an angler who has a peg and takes no part"),
  others: z
    .array(person)
    .describe("Who could step in for somebody who does not fish, or the new team mates beside somebody"),
  peg: z.object({ id, number: id, sectorCode: z.string(), reason: z.string() }).nullable(),
});

export type DrawNeed = z.output<typeof drawNeed>;

/** A repair that somebody asks for. In which sessions it is made follows from what is found to be wrong. */
const repair = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("withdrawal"), anglerId: id }),
  z.strictObject({ kind: z.literal("late-entrant"), anglerId: id }),
  z.strictObject({
    kind: z.literal("substitution"),
    anglerId: id,
    reserveId: id,
    hasEmergencyPermission: z
      .boolean()
      .default(false)
      .describe("Whether the reserve may fish a sector again (rulebook R14)"),
  }),
  z.strictObject({ kind: z.literal("transfer"), anglerId: id }),
  z.strictObject({ kind: z.literal("peg-out-of-use"), pegId: id }),
]);

export const repairWish = z.object({ repair });

export type RepairWish = z.output<typeof repair>;

export const repairPreview = z.object({
  moves: drawMoves,
  people: z.array(person).describe("The names of those who move"),
  staying: z.number().int().describe("How many stay where they are, over the sessions concerned"),
  basis: z.string().describe("What it was computed from; send it back to make exactly this repair"),
});

export type RepairPreview = z.output<typeof repairPreview>;

const reason = z.string().trim().min(1, why("draw-reason-missing")).max(REASON_MAX_LENGTH);

export const repairInput = repairWish.extend({
  reason,
  basis: repairPreview.shape.basis.max(64),
});

export type RepairInput = z.output<typeof repairInput>;

/** A change of a published draw, a repair or one by hand, with all that anybody needs to compute it again. */
export const drawChangeResponse = z.object({
  id,
  number: z.number().int().describe("Counts the changes of a draw, from 1"),
  change: drawChange,
  news: drawNews.describe("How the event differed by then from what the draw was made of"),
  moves: drawMoves,
  reason: z.string(),
  actorName: z.string().nullable().describe("Who changed it; null when that account is gone"),
  actorRole: z.enum(changerRoles),
  createdAt: z.iso.datetime(),
  undone: z
    .object({ by: z.string().nullable(), at: z.iso.datetime(), reason: z.string() })
    .nullable()
    .describe("Who took it back, when and why"),
});

export type DrawChangeResponse = z.output<typeof drawChangeResponse>;

export const drawChangeUndo = z.object({
  number: z.number().int().describe("The last change that holds; no other is taken back"),
  reason: z.string().trim().min(1, why("undo-reason-missing")).max(REASON_MAX_LENGTH),
});

export type DrawChangeUndo = z.output<typeof drawChangeUndo>;

const repairRefusals = [
  "draws-busy",
  "draw-run-not-found",
  "draw-run-not-in-force",
  "draw-places-differ",
  "repair-not-needed",
  "repair-not-possible",
  "reserve-has-fished-sector",
  "angler-is-cup-tied",
  "session-draw-locked",
  "draw-needs-groups",
  "draw-needs-sectors",
  "draw-impossible",
] as const;

export const drawChangeEndpoints = {
  listDrawNeeds: endpoint({
    method: "GET",
    path: "/api/events/{event}/draw-needs",
    summary: "What does not fit the draws in force any more, and who could step in",
    access: "event-organizer",
    status: 200,
    params: eventParams,
    answer: z.array(drawNeed),
    problems: ["draws-busy"],
  }),
  previewRepair: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/changes/preview",
    summary: "Whom a repair would move; nothing is kept, and the same repair always moves the same people",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: repairWish,
    answer: repairPreview,
    rate: "draw",
    problems: repairRefusals,
  }),
  repairDraw: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/changes",
    summary: "Repair a draw exactly as it was previewed, with a reason that everybody reads",
    access: "event-organizer",
    status: 201,
    params: eventPartParams,
    body: repairInput,
    answer: drawChangeResponse,
    rate: "draw",
    problems: ["repair-outdated", ...repairRefusals],
  }),
  listDrawChanges: endpoint({
    method: "GET",
    path: "/api/events/{event}/draw-runs/{id}/changes",
    summary: "Every change of a draw since it was published, the first one first",
    access: "event-guest",
    status: 200,
    params: eventPartParams,
    answer: z.array(drawChangeResponse),
    problems: ["draw-run-not-found"],
  }),
  undoDrawChange: endpoint({
    method: "POST",
    path: "/api/events/{event}/draw-runs/{id}/changes/undo",
    summary: "Take the last change of a draw back; it stays listed",
    access: "event-organizer",
    status: 200,
    params: eventPartParams,
    body: drawChangeUndo,
    answer: drawChangeResponse,
    problems: [
      "draws-busy",
      "draw-run-not-found",
      "draw-run-not-in-force",
      "draw-places-differ",
      "session-draw-locked",
      "undo-too-late",
    ],
  }),
};
