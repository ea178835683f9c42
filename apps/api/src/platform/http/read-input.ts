import { type FieldCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { toCamelCase } from "@tightlines/contract/wire/case";
import type { z } from "zod";
import { fieldProblemOf } from "./field-problem-of.ts";
import { ProblemError } from "./problem-error.ts";

/** Deeper than anything the product sends, and shallow enough that walking it never exhausts the stack. */
const MAX_DEPTH = 32;

/** What was sent, in camelCase and as the schema wants it, or a problem that says what is wrong with each field. */
export function readInput(schema: z.ZodType | undefined, sent: unknown): unknown {
  if (!schema) return undefined;
  refuseUnreadable(sent, [], 0);
  const parsed = schema.safeParse(toCamelCase(sent), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ProblemError("invalid-input", { fields: fieldProblems(parsed.error) });
}

function refuseUnreadable(value: unknown, path: string[], depth: number): void {
  if (depth > MAX_DEPTH) throw new ProblemError("malformed-request");
  // PostgreSQL keeps neither this character nor half of a pair in a text.
  if (typeof value === "string" && /\0|\p{Cs}/u.test(value))
    throw new ProblemError("invalid-input", {
      fields: { [path.join(".")]: [tell("not-storable")] },
    });
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) refuseUnreadable(item, [...path, key], depth + 1);
}

function fieldProblems(error: z.ZodError): Record<string, Told<FieldCode>[]> {
  const fields: Record<string, Told<FieldCode>[]> = {};
  for (const issue of error.issues) (fields[issue.path.join(".")] ??= []).push(fieldProblemOf(issue));
  return fields;
}
