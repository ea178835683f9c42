import type { Facts, FactsIn, NoFacts, Phrase } from "./facts.ts";
import type { fieldProblems } from "./field-problems.ts";
import type { lineProblems } from "./line-problems.ts";
import type { lineWarnings } from "./line-warnings.ts";
import type { phrases } from "./phrases.ts";
import type { problems } from "./problems.ts";
import type { rulesetProblems } from "./ruleset-problems.ts";

export type ProblemCode = keyof typeof problems;
export type FieldCode = keyof typeof fieldProblems;
export type LineCode = keyof typeof lineProblems;
export type WarningCode = keyof typeof lineWarnings;
export type RulesetCode = keyof typeof rulesetProblems;
export type PhraseCode = keyof typeof phrases;

/** What can be told beside a problem: what is wrong with a field or a line, or a part of a sentence. */
type Tellable = typeof fieldProblems &
  typeof lineProblems &
  typeof lineWarnings &
  typeof rulesetProblems &
  typeof phrases;

/** The facts that a problem needs, under their own names. */
export type ProblemFacts<Code extends ProblemCode> = FactsIn<typeof problems, Code>;

/** A code with the facts of the case; a fact that is missing or misspelt does not compile. */
export function tell<Code extends keyof Tellable>(
  code: Code,
  ...facts: FactsIn<Tellable, Code> extends NoFacts ? [] : [facts: FactsIn<Tellable, Code>]
): Told<Code> {
  const [given] = facts;
  return given ? { code, facts: given } : { code };
}

export interface Told<Code extends string = string> extends Phrase {
  readonly code: Code;
}

/** A code and its facts as they travel, with the English sentence for those who have none of their own. */
export interface SaidProblem {
  code: string;
  facts?: Facts;
  detail: string;
}

/** What is wrong with each field, by the field's name. */
export type SaidFields = Record<string, SaidProblem[]>;

/** What an error answer carries. */
export interface ProblemAnswer {
  detail: string;
  code: ProblemCode;
  facts?: Facts;
  fields?: SaidFields;
  /** For whoever comes too late: what is stored now, as the endpoint would have answered it. */
  current?: unknown;
  /** And the name of whoever stored it, where it is known. */
  changedBy?: string;
}
