import { describe, expect, it } from "vitest";
import { buildScore } from "../../fixtures/build-competition.ts";
import { checkScore } from "./check-score.ts";
import type { SpeciesSize } from "./doubt.ts";
import type { Score, WeighIn } from "./score.ts";
import { findSpeciesSize, usual } from "./species-sizes.ts";

const TROUT: SpeciesSize = {
  usualLengthMm: 350,
  usualWeightGrams: 450,
  leastCondition: 60,
  mostCondition: 180,
};

const rules = { catchScore: { kind: "weight" }, species: {}, otherSpecies: {} } as const;

function codesOf(score: Partial<Score>): readonly (readonly [string, number | null])[] {
  return checkScore(buildScore(1, 1, score), { rules, sizes: { trout: TROUT }, otherBags: [] }).map(
    ({ code, catchIndex }) => [code, catchIndex],
  );
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

  it("asks about a fish below the minimum of its species, and says which", () => {
    const minimum = { ...rules, otherSpecies: { minLengthMm: 200 } };
    const catches = [199, 200].map((lengthMm) => ({ species: "dace", lengthMm }));
    expect(checkScore(buildScore(1, 1, { catches }), { rules: minimum, sizes: {}, otherBags: [] })).toEqual([
      {
        code: "score-undersized",
        catchIndex: 0,
        facts: { species: "dace", lengthMm: 199, minLengthMm: 200 },
      },
    ]);
  });

  it.each([
    [{ weightGrams: 900, fishCount: 0 }, "score-count-against-weight"],
    [{ weightGrams: 0, fishCount: 3 }, "score-count-against-weight"],
    [{ weightGrams: 901, fishCount: 3, biggestFishGrams: 300 }, "score-total-above-fish"],
    [{ weightGrams: 4 }, "score-fish-too-light"],
    [{ weightGrams: 19, fishCount: 10 }, "score-fish-too-light"],
    [{ weightGrams: 45_000, fishCount: 12 }, "score-fish-too-heavy"],
  ])("asks about %o", (weighIn, code) => {
    expect(codesOf({ weighIn })).toEqual([[code, null]]);
  });

  it.each([
    { weightGrams: 0, fishCount: 0 },
    { weightGrams: 0 },
    { weightGrams: 900, fishCount: 3, biggestFishGrams: 300 },
    { weightGrams: 4500, fishCount: 12, biggestFishGrams: 700 },
    { weightGrams: 50 },
  ])("lets %o pass", (weighIn) => {
    expect(codesOf({ weighIn })).toEqual([]);
  });

  it("asks about 45 kg for 4.5 and about 45 g, where the others say what the day was like", () => {
    const codesAmong = (weightGrams: number, otherBags: readonly number[]) =>
      checkScore(buildScore(1, 1, weightGrams), { rules, sizes: {}, otherBags }).map(({ code }) => code);
    const day = [2100, 3400, 4200, 5000, 12_500];
    expect(codesAmong(45_000, day)).toEqual(["score-far-from-others"]);
    expect(codesAmong(45, day)).toEqual(["score-far-from-others"]);
    expect(codesAmong(45_000, [...day, 47_000])).toEqual(["score-far-from-others"]);
    // A winner far ahead, a poor peg and a blank are a part of the day.
    for (const fine of [24_000, 1100, 0]) expect(codesAmong(fine, day)).toEqual([]);
  });

  it("asks about the first bags where they are rare on any day, until another one is like them", () => {
    const codesAmong = (weighIn: WeighIn, otherBags: readonly number[]) =>
      checkScore(buildScore(1, 1, { weighIn }), { rules, sizes: {}, otherBags }).map(({ code }) => code);
    for (const weightGrams of [45_000, 45]) {
      expect(codesAmong({ weightGrams }, [])).toEqual(["score-unusual-bag"]);
      expect(codesAmong({ weightGrams }, [4200, 5000])).toEqual(["score-unusual-bag"]);
    }
    for (const weightGrams of [25_000, 4500, 50, 0]) expect(codesAmong({ weightGrams }, [])).toEqual([]);
    expect(codesAmong({ weightGrams: 45_000 }, [28_000])).toEqual([]);
    expect(codesAmong({ weightGrams: 45 }, [60])).toEqual([]);
    // Whoever counts the fish is asked by what they weigh.
    expect(codesAmong({ weightGrams: 45, fishCount: 3 }, [])).toEqual([]);
  });

  it("does not ask for the weight of fish that are only counted", () => {
    const counted = { ...rules, catchScore: { kind: "count" } } as const;
    const score = buildScore(1, 1, { weighIn: { weightGrams: 0, fishCount: 7 } });
    expect(checkScore(score, { rules: counted, sizes: {}, otherBags: [] })).toEqual([]);
  });

  it("asks when somebody who was absent has caught something", () => {
    expect(codesOf({ presence: "absent", weighIn: { weightGrams: 900 } })).toEqual([
      ["score-absent-with-catch", null],
    ]);
    expect(codesOf({ presence: "absent", weighIn: { weightGrams: 0 } })).toEqual([]);
    expect(codesOf({ presence: "withdrawn", weighIn: { weightGrams: 900 } })).toEqual([]);
  });
});

describe("what is usual for a species", () => {
  it.each(Object.keys(usual))("is a fish that nobody would ask about: %s", (latinName) => {
    const size = findSpeciesSize(latinName)!;
    const fish = { species: "it", lengthMm: size.usualLengthMm, weightGrams: size.usualWeightGrams };
    const expected = { rules, sizes: { it: size }, otherBags: [] };
    expect(checkScore(buildScore(1, 1, { catches: [fish] }), expected)).toEqual([]);
  });

  it("is not known of every species, and never of what every object has", () => {
    expect(findSpeciesSize("Raja clavata")).toBeUndefined();
    expect(findSpeciesSize("constructor")).toBeUndefined();
  });
});
