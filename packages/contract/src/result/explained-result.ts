import { z } from "zod";
import { resultRound, resultRow, resultStatus, resultUnit } from "./result-table.ts";

const id = z.number().int();

/** What a tie-break asks, in the order of the rules of a unit and then of a table. */
export const tieBreakSteps = [
  "fish-count",
  "longest-fish",
  "second-longest-fish",
  "heaviest-fish",
  "second-heaviest-fish",
  "total-weight",
  "total-length",
  "first-fish-earlier",
  "last-fish-earlier",
  "total-raw",
  "full-field-raw",
  "count-of-firsts",
  "best-places",
  "best-round",
  "last-round",
  "dropped-result",
  "biggest-fish-earlier",
  "start-number",
  "id",
  "lot",
] as const;

const decidedBy = z.object({
  step: z.enum(tieBreakSteps),
  behind: z.string().describe("Who stands before them with the same score"),
  own: z.string(),
  theirs: z.string(),
});

const verdicts = [
  "counted",
  "tail",
  "void",
  "ineligible",
  "undersized",
  "worth-too-little",
  "gate-closed",
  "beyond-species-limit",
  "beyond-session-limit",
  "beyond-day-limit",
  "beyond-event-limit",
] as const;

const adjustment = z.object({ code: z.string(), amount: z.string(), times: id });

const explainedFish = z.object({
  species: z.string(),
  lengthMm: id.nullable(),
  weightGrams: id.nullable(),
  fish: id.describe("How many fish of it count"),
  points: z.string(),
  verdict: z.enum(verdicts),
});

export type ExplainedFish = z.output<typeof explainedFish>;

const price = z.object({
  kind: z.enum([
    "last-place",
    "average-remaining",
    "n-plus",
    "last-caught-plus",
    "shared-next",
    "fixed",
    "blank-plus",
  ]),
  amount: z.string().nullable().describe("What is added, or the fixed points"),
  fieldSize: id.describe("How many were drawn"),
  caught: id.describe("How many places fish took"),
});

export const explainedSession = z.object({
  unit: resultUnit,
  fieldSize: id.describe("How many were drawn there"),
  name: z.string().describe("Who fished: the angler, or a member of the team"),
  status: resultStatus,
  place: id.nullable(),
  points: z.string(),
  raw: z.string(),
  fishCount: id,
  counts: resultRound.shape.counts,
  sharedBy: id,
  awaitsLot: z.boolean(),
  decidedBy: decidedBy.nullable(),
  price: price.nullable().describe("Where nothing was caught that counts: how the points were reckoned"),
  extras: z.array(adjustment).describe("Bonuses and penalty points inside the points"),
  setByJury: z
    .object({ code: z.string(), reason: z.string() })
    .nullable()
    .describe("Why a jury has set the points, whatever was caught; null where it has not"),
  fish: z.array(explainedFish).describe("Every catch, those that do not count included"),
  adjustments: z.array(adjustment).describe("What was added to the catch, or taken from it"),
});

export type ExplainedSession = z.output<typeof explainedSession>;

export const explainedResult = z.object({
  row: resultRow,
  awaitsLot: z.boolean().describe("Whether the rules want a lot for this tie and none is drawn yet"),
  decidedBy: decidedBy.nullable(),
  charged: z.string().nullable().describe("Points that a jury has charged to the sum"),
  sessions: z.array(explainedSession),
});

export type ExplainedResult = z.output<typeof explainedResult>;
