import type { Facts } from "@tightlines/contract/problem/facts";
import { fieldProblems } from "@tightlines/contract/problem/field-problems";
import { type FieldCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;

/** What a schema finds wrong, as a code with its facts. A schema says a code of its own in place of a message. */
export function fieldProblemOf(issue: Issue): Told<FieldCode> {
  return ownProblem(issue) ?? usualProblem(issue);
}

/** What a schema finds wrong with a value, field by field. */
export function fieldProblemsOf(
  schema: z.ZodType,
  value: unknown,
): { field: string; problem: Told<FieldCode> }[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map((issue) => ({
    field: issue.path.join("."),
    problem: fieldProblemOf(issue),
  }));
}

/** What the schema itself says: see `why` in the contract. */
function ownProblem(issue: Issue): Told<FieldCode> | undefined {
  const [code = "", facts] = issue.message.split(/ (.*)/s);
  if (!isFieldCode(code)) return undefined;
  const declared = fieldProblems[code];
  if (!("facts" in declared)) return { code };
  if (facts) return { code, facts: JSON.parse(facts) as Facts };
  const { max, min } = limitsOf(issue);
  return { code, facts: "max" in declared.facts ? { max: max ?? null } : { min: min ?? null } };
}

function usualProblem(issue: Issue): Told<FieldCode> {
  if (issue.code === "too_big") return tooMuch(issue);
  if (issue.code === "too_small") return tooLittle(issue);
  if (issue.code === "invalid_type") return wrongType(issue);
  if (issue.code === "invalid_value") return tell("not-among", { values: issue.values.map(String) });
  if (issue.code === "invalid_format") return tell(formats[issue.format] ?? "wrong-form");
  if (issue.code === "unrecognized_keys") return tell("unknown-fields", { names: issue.keys });
  return tell("not-usable");
}

const formats: Readonly<Record<string, "not-a-date" | "not-an-instant" | "not-an-email">> = {
  date: "not-a-date",
  datetime: "not-an-instant",
  email: "not-an-email",
};

function tooMuch({ origin, maximum }: z.core.$ZodIssueTooBig): Told<FieldCode> {
  const max = Number(maximum);
  if (origin === "string") return tell("too-long", { max });
  return origin === "array" ? tell("too-many", { max }) : tell("too-high", { max });
}

function tooLittle({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Told<FieldCode> {
  const min = Number(minimum);
  if (inclusive === false) return tell("not-above", { min });
  if (origin === "string") return min === 1 ? tell("empty") : tell("too-short", { min });
  return origin === "array" ? tell("too-few", { min }) : tell("too-low", { min });
}

/** A number or an answer that was left out is asked for in the same words as one that is wrong. */
function wrongType({ expected, input }: z.core.$ZodIssueInvalidType): Told<FieldCode> {
  if (expected === "number") return tell("not-a-number");
  if (expected === "int") return tell("not-whole");
  if (expected === "boolean") return tell("not-yes-or-no");
  if (input === undefined) return tell("missing");
  if (expected === "string") return tell("not-a-text");
  if (expected === "array") return tell("not-a-list");
  return tell(expected === "object" ? "not-an-object" : "not-usable");
}

function limitsOf(issue: Issue): { min?: number; max?: number } {
  if (issue.code === "too_big") return { max: Number(issue.maximum) };
  return issue.code === "too_small" ? { min: Number(issue.minimum) } : {};
}

function isFieldCode(message: string): message is FieldCode {
  return Object.hasOwn(fieldProblems, message);
}
