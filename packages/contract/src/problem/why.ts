import type { FactsIn } from "./facts.ts";
import type { fieldProblems } from "./field-problems.ts";
import type { FieldCode } from "./problem.ts";

/**
 * What a schema says is wrong, in place of a message: a code with its facts. zod carries nothing but a text from where a
 * value is checked to where it is refused, so both travel in one. A code's `min` and `max` are those of the check itself.
 */
export function why<Code extends FieldCode>(code: Code, ...facts: WhyFacts<Code>): string {
  const [given] = facts;
  return given ? `${code} ${JSON.stringify(given)}` : code;
}

type WhyFacts<Code extends FieldCode> = keyof FactsIn<typeof fieldProblems, Code> extends "min" | "max"
  ? [facts?: FactsIn<typeof fieldProblems, Code>]
  : string extends keyof FactsIn<typeof fieldProblems, Code>
    ? []
    : [facts: FactsIn<typeof fieldProblems, Code>];
