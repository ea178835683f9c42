import { versionCauses } from "@tightlines/domain/result/version-cause";
import { z } from "zod";
import { movedTable } from "./result-preview.ts";
import { resultRow, resultTable } from "./result-table.ts";

const id = z.number().int();

/** Results as they were published, under a number that stays. */
export const resultVersion = z.object({
  number: id,
  sessionNumber: id.nullable().describe("What it was published for; null for the whole event"),
  groupCode: z.string().nullable(),
  rulesetVersion: id,
  factsHash: z
    .string()
    .describe("SHA-256 of the rules and of all that was caught: equal facts, equal results"),
  cause: z
    .enum(versionCauses)
    .describe("Calculated by hand, or left when its session was closed, became official or was corrected"),
  reason: z.string(),
  publishedBy: z
    .string()
    .nullable()
    .describe("Null for a pass, for several people, and when that account is gone"),
  createdAt: z.iso.datetime(),
});

export type ResultVersion = z.output<typeof resultVersion>;

export const wholeResultVersion = resultVersion.extend({
  tables: z.array(resultTable.extend({ standings: z.array(resultRow) })),
});

export type WholeResultVersion = z.output<typeof wholeResultVersion>;

/** The part of a score that was corrected, as it was before or is now. */
const correctedPart = z.object({
  species: z.string().nullable(),
  lengthMm: id.nullable(),
  weightGrams: id.nullable(),
  fishCount: id.nullable(),
  presence: z.string().nullable(),
  penalty: z.string().nullable().describe("The code of a card or a decision"),
  setPoints: z.string().nullable().describe("What a jury has set that the session brings"),
  isVoid: z.boolean(),
});

export type CorrectedPart = z.output<typeof correctedPart>;

const correction = z.object({
  id: z.string(),
  sessionNumber: id,
  anglerId: id,
  name: z.string(),
  before: correctedPart.nullable(),
  after: correctedPart.nullable(),
  reason: z.string(),
  by: z.string().nullable().describe("Null for a controller with a pass, and when that account is gone"),
  at: z.iso.datetime(),
});

export type Correction = z.output<typeof correction>;

/** What a version has changed against the one before. */
export const resultChanges = z.object({
  number: id,
  previousNumber: id.nullable().describe("Null for the first one, which changes nothing"),
  tables: z.array(movedTable).describe("Everybody whose place or sum is another one"),
  corrections: z.array(correction).describe("What was changed of scores that were there, in its order"),
});

export type ResultChanges = z.output<typeof resultChanges>;
