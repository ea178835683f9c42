import { describe, expect, it } from "vitest";
import { buildScore } from "../../fixtures/build-competition.ts";
import { checkScore, type SpeciesSize } from "./check-score.ts";
import type { Score } from "./score.ts";

const TROUT: SpeciesSize = {
  usualLengthMm: 350,
  usualWeightGrams: 450,
  leastCondition: 60,
  mostCondition: 180,
};

function codesOf(score: Partial<Score>): readonly (readonly [string, number | null])[] {
  return checkScore(buildScore(1, 1, score), { trout: TROUT }).map(({ code, catchIndex }) => [
    code,
    catchIndex,
  ]);
}

describe("sanity checks at entry", () => {
  it("lets an ordinary fish pass", () => {
    expect(codesOf({ catches: [{ species: "trout", lengthMm: 410, weightGrams: 700 }] })).toEqual([]);
  });

  it("asks about a length ten times too long, and one ten times too short", () => {
    const catches = [3500, 350, 35].map((lengthMm) => ({ species: "trout", lengthMm }));
    expect(codesOf({ catches })).toEqual([
      ["score-ten-fold", 0],
      ["score-ten-fold", 2],
    ]);
  });

  it("asks about a weight with a digit too many, but knows a lot weighs more than one fish", () => {
    expect(codesOf({ catches: [{ species: "trout", weightGrams: 4500 }] })).toEqual([["score-ten-fold", 0]]);
    expect(codesOf({ catches: [{ species: "trout", weightGrams: 4500, count: 10 }] })).toEqual([]);
  });

  it("asks when the weight does not go with the length of that species", () => {
    const catches = [{ species: "trout", lengthMm: 410, weightGrams: 300 }];
    expect(codesOf({ catches })).toEqual([["score-weight-against-length", 0]]);
    expect(codesOf({ catches: [{ species: "perch", lengthMm: 410, weightGrams: 300 }] })).toEqual([]);
  });

  it("asks when the bag is lighter than the biggest fish in it, or than the fish listed from it", () => {
    expect(codesOf({ weighIn: { weightGrams: 900, biggestFishGrams: 901 } })).toEqual([
      ["score-total-below-biggest-fish", null],
    ]);
    expect(
      codesOf({ weighIn: { weightGrams: 900 }, catches: [{ species: "trout", weightGrams: 950 }] }),
    ).toEqual([["score-total-below-catches", null]]);
    expect(codesOf({ weighIn: { weightGrams: 900, biggestFishGrams: 900 } })).toEqual([]);
  });

  it("does not ask about a fish that was struck out", () => {
    expect(codesOf({ catches: [{ species: "trout", lengthMm: 3500, isVoid: true }] })).toEqual([]);
  });
});
