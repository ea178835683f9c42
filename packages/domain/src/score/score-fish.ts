import { add, divide, larger, multiply, subtract, type Rational } from "../number/rational.ts";
import { roundToStep } from "../number/round-to-step.ts";
import type { CatchRules, FormulaScore, SpeciesRule } from "../ruleset/catch-rules.ts";
import { measureLength, measureWeight } from "./measure-catch.ts";
import { scoreLineClass } from "./score-line-class.ts";
import type { Catch } from "./score.ts";

export interface Measures {
  readonly length: Rational;
  readonly weight: Rational;
}

/** What a legal catch is worth by the ruleset's catch score (rulebook 12.2), species multiplier included (Y5 [S86]). */
export function scoreFish(rules: CatchRules, rule: SpeciesRule, fish: Catch, measures: Measures): Rational {
  const points = scoreByKind(rules, rule, fish, measures);
  // A line class score has multiplied already, because its cap comes after.
  if (rules.catchScore.kind === "line-class" && fish.isTagged !== true) return points;
  return rule.multiplier === undefined ? points : multiply(points, rule.multiplier);
}

function scoreByKind(rules: CatchRules, rule: SpeciesRule, fish: Catch, measures: Measures): Rational {
  const { catchScore } = rules;
  const count = fish.count ?? 1;
  if (fish.isTagged === true) return multiply(findTagPoints(rule, fish), count);
  switch (catchScore.kind) {
    case "weight":
      return measures.weight;
    case "length":
      return count === 1 ? measures.length : multiply(measures.length, count);
    case "count":
      return count;
    case "formula":
      return scoreFormula(rules, catchScore, rule, measures, count);
    case "species-table":
      return multiply(rule.points ?? 0, count);
    case "length-to-weight":
      return multiply(convertLengthToWeight(rules, rule, fish), count);
    case "line-class":
      return multiply(scoreLineClass(catchScore, rule, fish), count);
  }
}

/** F8 [D1], P3 [S48], P5 [S51], P7 [S54]. A lot is `count` fish sharing its measure: only its weight is divided. */
function scoreFormula(
  rules: CatchRules,
  formula: FormulaScore,
  rule: SpeciesRule,
  measures: Measures,
  count: number,
): Rational {
  const isLength = formula.measure === "length";
  const measured = isLength ? multiply(measures.length, count) : measures.weight;
  const origin = formula.from === "zero" ? 0 : multiply(findOrigin(rules, formula, rule), count);
  const units = divide(subtract(measured, origin), formula.unitSize);
  const points = add(
    multiply(rule.perFish ?? formula.perFish, count),
    multiply(rule.perUnit ?? formula.perUnit, units),
  );
  return larger(points, multiply(formula.floorPoints ?? 0, count));
}

function findOrigin(rules: CatchRules, formula: FormulaScore, rule: SpeciesRule): Rational {
  if (formula.from === "threshold") return measureLength(rule.thresholdMm ?? 0, rules.units);
  return formula.measure === "length"
    ? measureLength(rule.minLengthMm ?? 0, rules.units)
    : measureWeight(rule.minWeightGrams ?? 0, rules.units);
}

/** M1 [S61], B8 [S42]: the last row the fish reaches; a fish shorter than the table weighs nothing. */
function convertLengthToWeight(rules: CatchRules, rule: SpeciesRule, fish: Catch): Rational {
  const lengthMm = fish.lengthMm ?? 0;
  const row = rule.weightByLength?.findLast((candidate) => candidate.lengthMm <= lengthMm);
  return row ? roundToStep(measureWeight(row.weightGrams, rules.units), rules.weightRounding) : 0;
}

/** Z2 [S88], Z4 [S90]: the line class decides where the table has one. */
function findTagPoints(rule: SpeciesRule, fish: Catch): Rational {
  return rule.tagPointsByLineClass?.[String(fish.lineClassKg)] ?? rule.tagPoints ?? 0;
}
