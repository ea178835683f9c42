import type { z } from "zod";
import { fieldProblemOf } from "./field-problem-of.ts";
import { withDetail } from "./problem-error.ts";

/** What a schema finds wrong with a value, field by field. */
export function sentencesOf(schema: z.ZodType, value: unknown): { field: string; sentence: string }[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => ({
    field: issue.path.join("."),
    sentence: withDetail(fieldProblemOf(issue)).detail,
  }));
}
