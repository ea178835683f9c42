import type { CatchRules, SpeciesRule } from "../ruleset/catch-rules.ts";

/** What somebody who enters a score is asked for. */
export interface EntryFields {
  /** How the ruleset expects a score to be entered: the catch weighed as a whole, or fish by fish. */
  readonly form: "weigh-in" | "catches";
  /** Whether a catch weighed as a whole can score at all; else it is not offered. */
  readonly takesWeighIn: boolean;
  readonly length: Asked;
  readonly weight: Asked;
  readonly lineClass: boolean;
  /** Whether a fish may be tagged and released. */
  readonly tag: boolean;
  /** Whether it matters that a fish is dead. */
  readonly dead: boolean;
}

/** Whether a fish scores nothing without it, it can decide something, or nobody wants to know. */
export type Asked = "needed" | "useful" | "no";

export function entryFields(rules: CatchRules): EntryFields {
  const { catchScore, bonuses, deductions } = rules;
  const all = [...Object.values(rules.species), ...(rules.otherSpecies ? [rules.otherSpecies] : [])];
  const byWeight = catchScore.kind === "weight" || catchScore.kind === "line-class";
  const byLength = catchScore.kind === "length" || catchScore.kind === "length-to-weight";
  const formula = catchScore.kind === "formula" ? catchScore.measure : null;
  const hasMinLength = all.some(({ minLengthMm }) => minLengthMm !== undefined);
  const hasMinWeight = all.some(({ minWeightGrams }) => minWeightGrams !== undefined);
  const takesWeighIn = catchScore.kind === "weight" || catchScore.kind === "count";
  return {
    form: catchScore.kind === "weight" && !asksForEachFish(rules, all) ? "weigh-in" : "catches",
    takesWeighIn,
    length: byLength || formula === "length" ? "needed" : hasMinLength ? "useful" : "no",
    weight: byWeight || formula === "weight" || bonuses.perWeight ? "needed" : hasMinWeight ? "useful" : "no",
    lineClass: catchScore.kind === "line-class",
    tag: all.some(({ tagPoints, tagPointsByLineClass }) => tagPoints !== undefined || tagPointsByLineClass),
    dead: deductions.perDeadFish !== undefined,
  };
}

/** A bag weighed as a whole says nothing of each fish: neither its species nor whether it was long enough. */
function asksForEachFish({ limits }: CatchRules, all: readonly SpeciesRule[]): boolean {
  const isLimited = [limits.bestPerSession, limits.bestPerDay, limits.bestPerEvent].some(
    (limit) => limit !== undefined,
  );
  return isLimited || all.some((rule) => Object.keys(rule).some((name) => name !== "measuredTo"));
}
