import { findOwn } from "../find-own.ts";
import { checkBag } from "./check-bag.ts";
import type { Doubt, Expected, SpeciesSize } from "./doubt.ts";
import { findSpeciesRule, isUndersized } from "./judge-catch.ts";
import type { Catch, Score } from "./score.ts";

/**
 * Sanity checks at entry: a decimal point in the wrong place, a weight that does not go with the length, a bag lighter
 * than the biggest fish in it. Real tables contain such errors (rulebook 13.10).
 */
export function checkScore(score: Score, expected: Expected): readonly Doubt[] {
  const fish = score.catches.flatMap((each, place) =>
    each.isVoid === true ? [] : checkFish(each, place, expected),
  );
  return [...checkPresence(score), ...fish, ...checkBag(score, expected)];
}

function checkFish(fish: Catch, catchIndex: number, { rules, sizes }: Expected): readonly Doubt[] {
  const doubt = doubtSize(fish, findOwn(sizes, fish.species));
  if (doubt) return [{ ...doubt, catchIndex }];
  const rule = findSpeciesRule(rules, fish.species);
  if (!rule || !isUndersized(rule, fish)) return [];
  const { species, lengthMm, weightGrams } = fish;
  const facts = {
    species,
    ...((lengthMm ?? Infinity) < (rule.minLengthMm ?? 0)
      ? { lengthMm: lengthMm!, minLengthMm: rule.minLengthMm! }
      : { weightGrams: weightGrams!, minWeightGrams: rule.minWeightGrams! }),
  };
  return [{ code: "score-undersized", catchIndex, facts }];
}

/** A slip of ten on a length is five times the usual or more, on a weight eight: weights vary more than lengths. */
const LENGTH_FOLD = 5;
const WEIGHT_FOLD = 8;

function doubtSize(fish: Catch, size: SpeciesSize | undefined): Omit<Doubt, "catchIndex"> | undefined {
  if (!size) return undefined;
  const { species, lengthMm, weightGrams, count = 1 } = fish;
  const { usualLengthMm } = size;
  const usualWeightGrams = size.usualWeightGrams * count;
  if (lengthMm !== undefined && isFar(lengthMm, usualLengthMm, LENGTH_FOLD))
    return { code: "score-ten-fold", facts: { species, lengthMm, usualLengthMm } };
  if (weightGrams !== undefined && isFar(weightGrams, usualWeightGrams, WEIGHT_FOLD))
    return { code: "score-ten-fold", facts: { species, weightGrams, usualWeightGrams } };
  if (lengthMm === undefined || weightGrams === undefined || count !== 1) return undefined;
  return isSensible(lengthMm, weightGrams, size)
    ? undefined
    : { code: "score-weight-against-length", facts: { species, lengthMm, weightGrams } };
}

function isFar(value: number, usual: number, fold: number): boolean {
  return value > usual * fold || value * fold < usual;
}

/** A fish's weight grows with the cube of its length; how fat it is varies within limits that depend on the species. */
function isSensible(lengthMm: number, weightGrams: number, size: SpeciesSize): boolean {
  const cube = lengthMm ** 3;
  const scaled = weightGrams * 10_000_000;
  return scaled >= size.leastCondition * cube && scaled <= size.mostCondition * cube;
}

function checkPresence({ presence, catches, weighIn }: Score): readonly Doubt[] {
  const hasCaught = catches.some((fish) => fish.isVoid !== true) || (weighIn?.weightGrams ?? 0) > 0;
  return presence === "absent" && hasCaught
    ? [{ code: "score-absent-with-catch", catchIndex: null, facts: {} }]
    : [];
}
