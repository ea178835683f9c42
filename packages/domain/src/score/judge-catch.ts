import { findOwn } from "../find-own.ts";
import { compare, larger, subtract, sum, type Rational } from "../number/rational.ts";
import { roundToStep } from "../number/round-to-step.ts";
import type { CatchRules, SpeciesRule } from "../ruleset/catch-rules.ts";
import { measureLength, measureWeight } from "./measure-catch.ts";
import { scoreFish, type Measures } from "./score-fish.ts";
import type { Catch, ScoredCatch, Verdict } from "./score.ts";

/**
 * One catch before any limit: may it count, and what is it worth? The minimum size is asked of the reading itself,
 * rounding comes after (F8 [D1]: 179 mm is no fish although it rounds up to 18 cm); a photo deduction comes off the
 * rounded measure (Y3, W23 [S82]).
 */
export function judgeCatch(rules: CatchRules, fish: Catch, index: number, isVoided: boolean): ScoredCatch {
  const measures = readMeasures(rules, fish);
  const rule = findSpeciesRule(rules, fish.species);
  const verdict = decideVerdict(rule, fish, isVoided);
  if (verdict !== "counted" || !rule) return describe(fish, index, verdict, measures, 0);

  const points = scoreFish(rules, rule, fish, measures);
  const isMeasureScored = rules.catchScore.kind === "length" || rules.catchScore.kind === "weight";
  const net = isMeasureScored ? points : takeOff(points, sumDeductions(rules, fish));
  const least = rules.limits.minimumPointsPerCatch;
  const isWorthTooLittle = least !== undefined && compare(net, least) < 0;
  return isWorthTooLittle
    ? describe(fish, index, "worth-too-little", measures, 0)
    : describe(fish, index, "counted", measures, net);
}

export function findSpeciesRule(
  rules: Pick<CatchRules, "species" | "otherSpecies">,
  species: string,
): SpeciesRule | null {
  return findOwn(rules.species, species) ?? rules.otherSpecies;
}

function decideVerdict(rule: SpeciesRule | null, fish: Catch, isVoided: boolean): Verdict {
  if (isVoided || fish.isVoid === true) return "void";
  if (!rule) return "ineligible";
  return isUndersized(rule, fish) ? "undersized" : "counted";
}

/** A size that was not taken cannot be too small: a weighed bag has no lengths. */
export function isUndersized(rule: SpeciesRule, fish: Catch): boolean {
  return isBelow(fish.lengthMm, rule.minLengthMm) || isBelow(fish.weightGrams, rule.minWeightGrams);
}

function readMeasures(rules: CatchRules, fish: Catch): Measures {
  const { units, catchScore } = rules;
  let length: Rational = 0;
  let weight: Rational = 0;
  if (fish.lengthMm !== undefined)
    length = roundToStep(measureLength(fish.lengthMm, units), rules.lengthRounding);
  if (fish.weightGrams !== undefined)
    weight = roundToStep(measureWeight(fish.weightGrams, units), rules.weightRounding);
  if (fish.deductions === undefined) return { length, weight };
  const deducted = sumDeductions(rules, fish);
  return {
    length: catchScore.kind === "length" ? takeOff(length, deducted) : length,
    weight: catchScore.kind === "weight" ? takeOff(weight, deducted) : weight,
  };
}

function sumDeductions(rules: CatchRules, fish: Catch): Rational {
  if (fish.deductions === undefined) return 0;
  return sum(
    fish.deductions.map((code) => {
      const deduction = findOwn(rules.deductions.byCode, code);
      return deduction?.from === "catch" ? deduction.amount : 0;
    }),
  );
}

function takeOff(value: Rational, amount: Rational): Rational {
  return amount === 0 ? value : larger(subtract(value, amount), 0);
}

function isBelow(reading: number | undefined, minimum: number | undefined): boolean {
  return reading !== undefined && minimum !== undefined && reading < minimum;
}

function describe(
  fish: Catch,
  index: number,
  verdict: Verdict,
  measures: Measures,
  points: Rational,
): ScoredCatch {
  return {
    index,
    species: fish.species,
    verdict,
    fish: verdict === "counted" ? (fish.count ?? 1) : 0,
    points,
    length: measures.length,
    weight: measures.weight,
    caughtAt: fish.caughtAt ?? null,
  };
}
