import { add, compare, type Rational } from "../number/rational.ts";
import { roundToStep } from "../number/round-to-step.ts";
import type { CatchRules } from "../ruleset/catch-rules.ts";
import { isCounting } from "./limit-catches.ts";
import { measureWeight } from "./measure-catch.ts";
import type { Score, ScoredCatch, WeighIn } from "./score.ts";

/** What a session's counting fish come to before bonuses and deductions, with what tie-breaks will ask for. */
export interface Bag {
  gross: Rational;
  fishCount: number;
  longest: Rational;
  secondLongest: Rational;
  heaviest: Rational;
  secondHeaviest: Rational;
  totalWeight: Rational;
  totalLength: Rational;
  firstCaughtAt: string | null;
  lastCaughtAt: string | null;
}

/** Layer 1's sum (rulebook 0). A bag weighed as a whole says more than the fish listed from it (C1, U13 [D2]). */
export function countBag(rules: CatchRules, score: Score, catches: readonly ScoredCatch[]): Readonly<Bag> {
  const bag: Bag = {
    gross: 0,
    fishCount: 0,
    longest: 0,
    secondLongest: 0,
    heaviest: 0,
    secondHeaviest: 0,
    totalWeight: 0,
    totalLength: 0,
    firstCaughtAt: null,
    lastCaughtAt: null,
  };
  for (const fish of catches) if (isCounting(fish)) putInBag(bag, fish);
  if (score.weighIn) weighBag(bag, rules, score.weighIn);
  return bag;
}

function putInBag(bag: Bag, fish: ScoredCatch): void {
  bag.gross = add(bag.gross, fish.points);
  bag.fishCount += fish.fish;
  bag.totalWeight = add(bag.totalWeight, fish.weight);
  bag.totalLength = add(bag.totalLength, fish.length);
  if (compare(fish.length, bag.longest) > 0) {
    bag.secondLongest = bag.longest;
    bag.longest = fish.length;
  } else if (compare(fish.length, bag.secondLongest) > 0) bag.secondLongest = fish.length;
  // The weight of a lot says nothing about its biggest fish.
  if (fish.fish === 1) noteHeaviest(bag, fish.weight);
  if (fish.caughtAt === null) return;
  if (bag.firstCaughtAt === null || fish.caughtAt < bag.firstCaughtAt) bag.firstCaughtAt = fish.caughtAt;
  if (bag.lastCaughtAt === null || fish.caughtAt > bag.lastCaughtAt) bag.lastCaughtAt = fish.caughtAt;
}

function weighBag(bag: Bag, rules: CatchRules, weighIn: WeighIn): void {
  const read = (weightGrams: number): Rational =>
    roundToStep(measureWeight(weightGrams, rules.units), rules.weightRounding);
  bag.totalWeight = read(weighIn.weightGrams);
  if (weighIn.fishCount !== undefined) bag.fishCount = weighIn.fishCount;
  if (weighIn.biggestFishGrams !== undefined) noteHeaviest(bag, read(weighIn.biggestFishGrams));
  if (rules.catchScore.kind === "weight") bag.gross = bag.totalWeight;
  if (rules.catchScore.kind === "count") bag.gross = bag.fishCount;
}

function noteHeaviest(bag: Bag, weight: Rational): void {
  if (compare(weight, bag.heaviest) > 0) {
    bag.secondHeaviest = bag.heaviest;
    bag.heaviest = weight;
  } else if (compare(weight, bag.secondHeaviest) > 0) bag.secondHeaviest = weight;
}
