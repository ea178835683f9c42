import { z } from "zod";
import { saidProblem } from "./problem/said-problem.ts";
import type { Fact } from "./problem/facts.ts";
import { lineWarnings } from "./problem/line-warnings.ts";
import type { WarningCode } from "./problem/problem.ts";
import { WHOLE_LIST } from "./whole-list.ts";
import { why } from "./problem/why.ts";

/** A table somebody brings along: what each column holds, and its lines as text. */
export function entryListInput<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z.object({
    columns: z
      .array(z.enum(fields).nullable())
      .max(60, why("too-many-columns"))
      .refine(isEachOnce, why("column-twice"))
      .describe("What each column holds; null leaves it out"),
    rows: z
      .array(z.array(z.string()).max(60, why("too-many-columns")))
      .min(1, why("no-lines"))
      .max(WHOLE_LIST, why("too-many-lines"))
      .describe(
        "The lines without their heading. What is too long is reported line by line, and ignored where left out",
      ),
    isTrial: z.boolean().default(false).describe("Only say what would happen"),
  });
}

const warningCode = z.enum(Object.keys(lineWarnings) as [WarningCode, ...WarningCode[]]);

/** A warning of a trial that somebody has looked at. It holds for that line, and only while its facts are the same. */
export const acceptedWarning = z.object({
  line: z.number().int().min(0).describe("The place of its row among those that were sent, from 0"),
  code: warningCode,
  facts: z.record(z.string().max(40), z.custom<Fact>(isPlainFact)).exactOptional(),
});

const cell = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** What importing does to each line, in the order they came. */
export const entryListReport = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      outcome: z.enum(["add", "change", "same", "wrong"]),
      changes: z
        .array(z.object({ field: z.string(), before: cell, after: cell }))
        .describe("What becomes different about somebody or something that is there already"),
      problems: z.array(saidProblem.extend({ field: z.string() })),
      warnings: z
        .array(saidProblem.extend({ code: warningCode }))
        .describe("What may be meant and may be a mistake"),
    }),
  ),
  newTeams: z.array(z.string()),
  transfers: z
    .array(z.object({ name: z.string(), from: z.string(), to: z.string() }))
    .describe("Who would leave a team for another one"),
});

export type AcceptedWarning = z.output<typeof acceptedWarning>;
export type EntryListReport = z.output<typeof entryListReport>;

/** An import's report with what takes it back; a trial has nothing to take back. */
export function importReport<Undo extends z.ZodType>(undo: Undo) {
  return entryListReport.extend({
    undo: undo.nullable().describe("Sent to the undo, everything is as it was; null for a trial"),
  });
}

function isPlainFact(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && value.length <= 200);
}

function isEachOnce(columns: readonly (string | null)[]): boolean {
  const named = columns.filter((column) => column !== null);
  return new Set(named).size === named.length;
}
