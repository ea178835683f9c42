import { isRational, type Rational } from "../../number/rational.ts";
import { describeProblem, type Path, type Problem } from "../../outcome.ts";
import type { Score } from "../../score/score.ts";
import type { CompetitionFacts } from "./facts.ts";

export type ReadingProblemCode = "result-not-a-whole-number" | "result-not-exact";

/**
 * Every number results are made from is whole and not negative, points of a decision are exact (rulebook 11: "never binary
 * floats"). One fraction of a gram would make every total after it inexact.
 */
export function checkReadings(facts: CompetitionFacts): readonly Problem<ReadingProblemCode>[] {
  const problems: Problem<ReadingProblemCode>[] = [];
  const requireWhole = (value: number | undefined, least: number, ...path: Path): void => {
    if (value !== undefined && !(Number.isSafeInteger(value) && value >= least))
      problems.push(describeProblem("result-not-a-whole-number", { value: String(value), least }, path));
  };
  const requireExact = (value: Rational | undefined, ...path: Path): void => {
    if (value !== undefined && !isRational(value))
      problems.push(describeProblem("result-not-exact", { value: String(value) }, path));
  };
  facts.sessions.forEach(({ number, day }, index) => {
    requireWhole(number, 0, "sessions", index, "number");
    requireWhole(day, 0, "sessions", index, "day");
  });
  facts.units.forEach(({ size }, index) => requireWhole(size, 0, "units", index, "size"));
  facts.entries.forEach(({ startNumber }, index) =>
    requireWhole(startNumber, 0, "entries", index, "startNumber"),
  );
  facts.decisions?.forEach(({ points }, index) => requireExact(points, "decisions", index, "points"));
  facts.scores.forEach((score, index) => {
    if (isSound(score)) return;
    const at = ["scores", index] as const;
    score.catches.forEach((fish, number) => {
      for (const field of READINGS) requireWhole(fish[field], LEAST[field], ...at, "catches", number, field);
    });
    for (const field of WEIGHED) requireWhole(score.weighIn?.[field], 0, ...at, "weighIn", field);
    requireWhole(score.lateMinutes, 0, ...at, "lateMinutes");
    score.penalties?.forEach(({ points, weightGrams }, number) => {
      requireExact(points, ...at, "penalties", number, "points");
      requireWhole(weightGrams, 0, ...at, "penalties", number, "weightGrams");
    });
  });
  return problems;
}

const READINGS = ["lengthMm", "weightGrams", "count", "lineClassKg"] as const;
const LEAST = { lengthMm: 0, weightGrams: 0, count: 1, lineClassKg: 0 } as const;
const WEIGHED = ["weightGrams", "fishCount", "biggestFishGrams", "deadCount"] as const;

/** Nearly every score holds fish and nothing else; only the others are looked at field by field. */
function isSound({ catches, weighIn, lateMinutes, penalties }: Score): boolean {
  if (weighIn !== undefined || lateMinutes !== undefined || penalties !== undefined) return false;
  for (const { lengthMm, weightGrams, count, lineClassKg } of catches) {
    const isSized = isWhole(lengthMm, LEAST.lengthMm) && isWhole(weightGrams, LEAST.weightGrams);
    if (!isSized || !isWhole(count, LEAST.count) || !isWhole(lineClassKg, LEAST.lineClassKg)) return false;
  }
  return true;
}

function isWhole(value: number | undefined, least: number): boolean {
  return value === undefined || (Number.isSafeInteger(value) && value >= least);
}
