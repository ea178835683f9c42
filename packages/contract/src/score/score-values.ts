import { parseRational } from "@tightlines/domain/number/format-rational";
import { penaltyEffects } from "@tightlines/domain/score/score";
import { z } from "zod";
import { why } from "../problem/why.ts";
import { rowIdInBody } from "../row-id.ts";

/** Heavier and longer than anything that swims and is fished for: what is above is a slip of the finger. */
const MOST_GRAMS = 1_000_000;
const MOST_MM = 10_000;

const grams = z.number(why("not-whole-grams")).int(why("not-whole-grams")).min(0).max(MOST_GRAMS);
const fish = z
  .number(why("not-whole-fish"))
  .int(why("not-whole-fish"))
  .min(0)
  .max(10_000, why("too-many-fish"));

/** A fish, or a lot of alike fish whose weight is given together. Whole millimetres and grams: nothing is rounded here. */
export const catchInput = z.object({
  speciesId: rowIdInBody,
  lengthMm: z
    .number(why("not-whole-millimetres"))
    .int(why("not-whole-millimetres"))
    .min(1, why("length-too-low"))
    .max(MOST_MM, why("length-too-high"))
    .nullable()
    .default(null),
  weightGrams: grams.nullable().default(null),
  count: fish.min(1, why("too-few-fish")).default(1),
  isDead: z.boolean().default(false),
  isTagged: z.boolean().default(false),
  lineClassKg: z.number().int().min(1).max(1000).nullable().default(null),
  caughtAt: z.iso.datetime(why("not-an-instant")).nullable().default(null),
  deductions: z.array(z.string().min(1).max(40)).max(20).default([]).describe("Codes of the ruleset"),
});

export type CatchInput = z.output<typeof catchInput>;

/** The catch weighed as a whole. */
export const weighInInput = z.object({
  weightGrams: grams,
  fishCount: fish.nullable().default(null),
  biggestFishGrams: grams.nullable().default(null),
  deadCount: fish.nullable().default(null),
});

export type WeighInInput = z.output<typeof weighInInput>;

export const sessionPresences = ["fished", "absent", "withdrawn", "disqualified"] as const;

export const lateMinutes = z.number().int().min(0).max(1440);

/** A card or decision, with what it does. */
const penaltyFields = z.object({
  code: z.string().trim().min(1).max(40),
  effect: z
    .enum(penaltyEffects)
    .describe("With points-set, the points are what the session brings, whatever was caught"),
  catchId: z.uuid().toLowerCase().nullable().default(null),
  points: z
    .string()
    .max(40)
    .refine((text) => parseRational(text) !== undefined, why("not-points"))
    .nullable()
    .default(null)
    .describe("An exact number like 7.5 or 1/3"),
  weightGrams: grams.nullable().default(null),
});

export const penaltyInput = penaltyFields.refine(
  ({ effect, points }) => effect !== "points-set" || points !== null,
  { path: ["points"], message: why("not-points") },
);

export type PenaltyInput = z.output<typeof penaltyInput>;
