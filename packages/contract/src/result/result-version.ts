import { z } from "zod";
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
  reason: z.string(),
  publishedBy: z.string().nullable().describe("Null when that account is gone"),
  createdAt: z.iso.datetime(),
});

export type ResultVersion = z.output<typeof resultVersion>;

export const wholeResultVersion = resultVersion.extend({
  tables: z.array(resultTable.extend({ standings: z.array(resultRow) })),
});

export type WholeResultVersion = z.output<typeof wholeResultVersion>;
