import { findOwn } from "../find-own.ts";
import type { Score } from "./score.ts";

/** Something to ask about before a score is accepted; the person entering it decides. */
export interface Doubt {
  readonly code: DoubtCode;
  /** Null when it is about the whole score. */
  readonly catchIndex: number | null;
  /** What was entered, and what was expected. */
  readonly facts: Readonly<Record<string, number | string>>;
}

export type DoubtCode =
  | "score-ten-fold"
  | "score-weight-against-length"
  | "score-total-below-biggest-fish"
  | "score-total-below-catches";

/** What is usual for a species; the limits are generous, because a doubt that cries wolf is clicked away. */
export interface SpeciesSize {
  readonly usualLengthMm: number;
  readonly usualWeightGrams: number;
  /** Fulton's condition in hundredths, 10,000,000 x grams / mm^3: about 100 for trout, 60 to 80 for pike, 200 for carp. */
  readonly leastCondition: number;
  readonly mostCondition: number;
}

/**
 * Sanity checks at entry: a decimal point in the wrong place, a weight that does not go with the length, a bag lighter
 * than the biggest fish in it. Real tables contain such errors (rulebook 13.10).
 */
export function checkScore(score: Score, sizes: Readonly<Record<string, SpeciesSize>>): readonly Doubt[] {
  const doubts: Doubt[] = [];
  score.catches.forEach((fish, catchIndex) => {
    const size = findOwn(sizes, fish.species);
    if (!size || fish.isVoid === true) return;
    const { lengthMm, weightGrams } = fish;
    const count = fish.count ?? 1;
    if (lengthMm !== undefined && isTenFold(lengthMm, size.usualLengthMm)) {
      const facts = { species: fish.species, lengthMm, usualLengthMm: size.usualLengthMm };
      doubts.push({ code: "score-ten-fold", catchIndex, facts });
    } else if (weightGrams !== undefined && isTenFold(weightGrams, size.usualWeightGrams * count)) {
      const facts = { species: fish.species, weightGrams, usualWeightGrams: size.usualWeightGrams * count };
      doubts.push({ code: "score-ten-fold", catchIndex, facts });
    } else if (lengthMm !== undefined && weightGrams !== undefined && count === 1) {
      doubts.push(...checkCondition(fish.species, lengthMm, weightGrams, size, catchIndex));
    }
  });
  return [...doubts, ...checkTotal(score)];
}

/** Eight times too much or too little is nearer to a slipped digit than to any fish. */
const TEN_FOLD = 8;

function isTenFold(value: number, usual: number): boolean {
  return value > usual * TEN_FOLD || value * TEN_FOLD < usual;
}

/** A fish's weight grows with the cube of its length; how fat it is varies within limits that depend on the species. */
function checkCondition(
  species: string,
  lengthMm: number,
  weightGrams: number,
  size: SpeciesSize,
  catchIndex: number,
): readonly Doubt[] {
  const cube = lengthMm ** 3;
  const scaled = weightGrams * 10_000_000;
  const isSensible = scaled >= size.leastCondition * cube && scaled <= size.mostCondition * cube;
  if (isSensible) return [];
  return [{ code: "score-weight-against-length", catchIndex, facts: { species, lengthMm, weightGrams } }];
}

function checkTotal({ weighIn, catches }: Score): readonly Doubt[] {
  if (!weighIn) return [];
  const { weightGrams, biggestFishGrams } = weighIn;
  const weighed = catches.filter((fish) => fish.isVoid !== true).map((fish) => fish.weightGrams ?? 0);
  const listed = weighed.reduce((sum, each) => sum + each, 0);
  if (biggestFishGrams !== undefined && biggestFishGrams > weightGrams) {
    return [
      { code: "score-total-below-biggest-fish", catchIndex: null, facts: { weightGrams, biggestFishGrams } },
    ];
  }
  if (listed > weightGrams) {
    return [
      { code: "score-total-below-catches", catchIndex: null, facts: { weightGrams, listedGrams: listed } },
    ];
  }
  return [];
}
