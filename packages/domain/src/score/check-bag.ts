import type { Doubt, DoubtCode, Expected } from "./doubt.ts";
import type { Score, WeighIn } from "./score.ts";

/** What to ask about a catch that was weighed as a whole; one question at a time, the surest first. */
export function checkBag(score: Score, expected: Expected): readonly Doubt[] {
  const { weighIn } = score;
  if (!weighIn) return [];
  // Where fish are counted, nobody weighs them.
  if (expected.rules.catchScore.kind === "count" && weighIn.weightGrams === 0) return [];
  const doubt =
    doubtFigures(weighIn) ??
    doubtListed(score, weighIn) ??
    doubtFishWeight(weighIn, expected) ??
    doubtAmongOthers(weighIn, expected) ??
    doubtFirstBags(weighIn, expected);
  return doubt ? [{ ...doubt, catchIndex: null }] : [];
}

interface BagDoubt {
  code: DoubtCode;
  facts: Readonly<Record<string, number>>;
}

/** The figures contradict each other: one of them must be wrong. */
function doubtFigures({ weightGrams, fishCount, biggestFishGrams }: WeighIn): BagDoubt | undefined {
  if (biggestFishGrams !== undefined && biggestFishGrams > weightGrams)
    return { code: "score-total-below-biggest-fish", facts: { weightGrams, biggestFishGrams } };
  if (fishCount === undefined) return undefined;
  if ((fishCount === 0) !== (weightGrams === 0))
    return { code: "score-count-against-weight", facts: { weightGrams, fishCount } };
  if (biggestFishGrams !== undefined && biggestFishGrams * fishCount < weightGrams)
    return { code: "score-total-above-fish", facts: { weightGrams, fishCount, biggestFishGrams } };
  return undefined;
}

function doubtListed({ catches }: Score, { weightGrams }: WeighIn): BagDoubt | undefined {
  const listedGrams = catches
    .filter((fish) => fish.isVoid !== true)
    .reduce((sum, fish) => sum + (fish.weightGrams ?? 0), 0);
  return listedGrams > weightGrams
    ? { code: "score-total-below-catches", facts: { weightGrams, listedGrams } }
    : undefined;
}

/** Nobody lands a fish of two grams: "4" was typed for 4 kg. Where fish are not counted the whole bag is that light. */
const LEAST_FISH_GRAMS = 2;
const LEAST_BAG_GRAMS = 20;
const FOLD = 8;

function doubtFishWeight({ weightGrams, fishCount }: WeighIn, { sizes }: Expected): BagDoubt | undefined {
  if (weightGrams === 0) return undefined;
  const least = fishCount === undefined ? LEAST_BAG_GRAMS : LEAST_FISH_GRAMS * fishCount;
  if (weightGrams < least) return { code: "score-fish-too-light", facts: { weightGrams } };
  if (fishCount === undefined) return undefined;
  const largest = Math.max(0, ...Object.values(sizes).map(({ usualWeightGrams }) => usualWeightGrams));
  return largest > 0 && weightGrams > largest * FOLD * fishCount
    ? { code: "score-fish-too-heavy", facts: { weightGrams, fishCount, usualWeightGrams: largest } }
    : undefined;
}

/** So many others make a picture of the day. */
const ENOUGH_OTHERS = 5;

/**
 * A bag may be many times the usual one of the day. Where it is far from all others as well, it is likely a slipped point;
 * one other that is as far may be the same slip.
 */
function doubtAmongOthers({ weightGrams }: WeighIn, { otherBags }: Expected): BagDoubt | undefined {
  const bags = otherBags.filter((bag) => bag > 0).toSorted((one, other) => one - other);
  if (bags.length < ENOUGH_OTHERS || weightGrams === 0) return undefined;
  const median = bags[Math.floor(bags.length / 2)]!;
  const isHeavy = weightGrams > median * FOLD && weightGrams > bags.at(-2)! * 2;
  const isLight = weightGrams * FOLD < median && weightGrams * 2 < bags[1]!;
  return isHeavy || isLight
    ? { code: "score-far-from-others", facts: { weightGrams, usualWeightGrams: median } }
    : undefined;
}

/** "45" typed for 4.5 kg, and 45 kg. */
const LIGHT_BAG_GRAMS = 50;
const HEAVY_BAG_GRAMS = 25_000;

/** While there is no picture of the day, what is rare on any day is asked about, unless another bag is like it. */
function doubtFirstBags({ weightGrams, fishCount }: WeighIn, { otherBags }: Expected): BagDoubt | undefined {
  const bags = otherBags.filter((bag) => bag > 0);
  if (bags.length >= ENOUGH_OTHERS || fishCount !== undefined || weightGrams === 0) return undefined;
  const isHeavy = weightGrams > HEAVY_BAG_GRAMS && !bags.some((bag) => bag * 2 >= weightGrams);
  const isLight = weightGrams < LIGHT_BAG_GRAMS && !bags.some((bag) => bag <= weightGrams * 2);
  return isHeavy || isLight ? { code: "score-unusual-bag", facts: { weightGrams } } : undefined;
}
