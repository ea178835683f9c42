import { describe, expect, it } from "vitest";
import { buildScore, catchesOf } from "../../fixtures/build-competition.ts";
import type { CatchRules } from "../ruleset/catch-rules.ts";
import { BASS_FIVE_FISH } from "../ruleset/presets/bass-five-fish.ts";
import { KAYAK_RELEASE } from "../ruleset/presets/kayak-release.ts";
import { PLAIN_METRIC } from "../ruleset/presets/plain-switches.ts";
import { scoreEntry } from "./score-entry.ts";
import type { Catch, RawScore, Score } from "./score.ts";

const BY_LENGTH: CatchRules = { ...PLAIN_METRIC, catchScore: { kind: "length" } };
const BY_WEIGHT: CatchRules = { ...PLAIN_METRIC, catchScore: { kind: "weight" } };

function scoreDays(rules: CatchRules, ...days: readonly Partial<Score>[]): readonly RawScore[] {
  return scoreEntry(
    rules,
    days.map((score, index) => ({ day: index + 1, score: buildScore(index + 1, 1, score) })),
  );
}

function scoreDay(rules: CatchRules, score: Partial<Score>): RawScore {
  const [raw] = scoreDays(rules, score);
  if (!raw) throw new Error("No raw score");
  return raw;
}

function verdictsOf(raw: RawScore | undefined): readonly string[] {
  return raw?.catches.map((fish) => fish.verdict) ?? [];
}

function weights(species: string, grams: readonly number[]): readonly Catch[] {
  return grams.map((weightGrams) => ({ species, weightGrams }));
}

describe("what one fish is worth", () => {
  it("counts fish, whatever their size", () => {
    const rules: CatchRules = { ...PLAIN_METRIC, catchScore: { kind: "count" } };
    expect(scoreDay(rules, { catches: [{ species: "roach", count: 7 }, { species: "bream" }] }).value).toBe(
      8,
    );
    expect(scoreDay(rules, { weighIn: { weightGrams: 900, fishCount: 12 } }).value).toBe(12);
  });

  it("scores 100 at a threshold, more above, less below, never under the floor (P5)", () => {
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      lengthRounding: { direction: "down", step: 10 },
      catchScore: {
        kind: "formula",
        measure: "length",
        perFish: 100,
        perUnit: 5,
        unitSize: 10,
        from: "threshold",
        floorPoints: 10,
      },
      species: { pike: { thresholdMm: 600 } },
    };
    const raw = scoreDay(rules, { catches: catchesOf("pike", [600, 659, 550, 300]) });
    expect(raw.catches.map((fish) => fish.points)).toEqual([100, 125, 75, 10]);
  });

  it("reaches 108.13 points with 32.44 kg where 30 kg are 100 (P7)", () => {
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore: {
        kind: "formula",
        measure: "weight",
        perFish: 0,
        perUnit: "10/3",
        unitSize: 1000,
        from: "zero",
      },
      species: { pike: { best: 3 } },
    };
    expect(scoreDay(rules, { catches: weights("pike", [12440, 10000, 10000, 900]) }).value).toBe("1622/15");
  });

  it("reads a weight off the chart by the last length the fish reaches (M1, B8)", () => {
    const weightByLength = [
      { lengthMm: 300, weightGrams: 400 },
      { lengthMm: 310, weightGrams: 450 },
    ];
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore: { kind: "length-to-weight" },
      species: { bass: { weightByLength } },
    };
    const raw = scoreDay(rules, { catches: catchesOf("bass", [299, 300, 309, 310, 900]) });
    expect(raw.catches.map((fish) => fish.points)).toEqual([0, 400, 400, 450, 450]);
  });

  it("scores a tagged fish by species and line class (Z2, Z4)", () => {
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore: { kind: "line-class", formula: "linear" },
      species: { marlin: { tagPoints: 600, tagPointsByLineClass: { "8": 900 } } },
    };
    const tagged = [8, 15].map((lineClassKg) => ({ species: "marlin", isTagged: true, lineClassKg }));
    expect(scoreDay(rules, { catches: tagged }).catches.map((fish) => fish.points)).toEqual([900, 600]);
  });

  it("scores no shark on 4 kg line, half of one on 8 kg, and caps by line class (Z3)", () => {
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore: {
        kind: "line-class",
        formula: "squared",
        factors: { "4": "59/2", "8": "29/2", "37": 3 },
        caps: [
          { upToLineClassKg: 10, points: 15000, perKilogram: 0 },
          { points: 20000, perKilogram: 1 },
        ],
      },
      species: { shark: { multiplier: "1/2", closedLineClassesKg: [4] }, marlin: { multiplier: 2 } },
    };
    const caught = (species: string, kg: number, lineClassKg: number): Catch => ({
      species,
      weightGrams: kg * 1000,
      lineClassKg,
    });
    const raw = scoreDay(rules, {
      catches: [
        caught("shark", 20, 4),
        caught("shark", 20, 8),
        caught("marlin", 100, 8),
        caught("marlin", 500, 37),
        caught("marlin", 9, 9),
      ],
    });
    expect(raw.catches.map((fish) => fish.points)).toEqual([0, "725/2", 15000, 20500, 0]);
  });

  it("multiplies by species: a hybrid of 22 1/4 inches counts 17.8 (Y5)", () => {
    const raw = scoreDay(KAYAK_RELEASE.catching, { catches: catchesOf("HSB", [565]) });
    expect(raw).toMatchObject({ value: "89/5", longest: "89/4" });
  });
});

describe("which fish count", () => {
  it("leaves out an undersized fish, one of a species not listed, and one struck out", () => {
    const rules = { ...BY_LENGTH, species: { pike: { minLengthMm: 600 } }, otherSpecies: null };
    const catches: readonly Catch[] = [
      ...catchesOf("pike", [599, 600]),
      { species: "carp", lengthMm: 800 },
      { species: "pike", lengthMm: 900, isVoid: true },
    ];
    const raw = scoreDay(rules, { catches });
    expect(verdictsOf(raw)).toEqual(["undersized", "counted", "ineligible", "void"]);
    expect(raw).toMatchObject({ value: 600, fishCount: 1, longest: 600, status: "caught" });
  });

  it("strikes the fish a penalty voids", () => {
    const penalties = [{ code: "identifier", effect: "fish-voided" as const, catchIndex: 0 }];
    expect(scoreDay(BY_LENGTH, { catches: catchesOf("pike", [700, 650]), penalties }).value).toBe(650);
  });

  it("keeps the best of a session, a day and the event, and says which limit struck a fish", () => {
    const rules = { ...BY_LENGTH, limits: { bestPerSession: 3, bestPerEvent: 4 } };
    const days = scoreDays(
      rules,
      { catches: catchesOf("bass", [30, 50, 10, 40]) },
      { catches: catchesOf("bass", [60, 20]) },
    );
    expect(days.map(verdictsOf)).toEqual([
      ["counted", "counted", "beyond-session-limit", "counted"],
      ["counted", "beyond-event-limit"],
    ]);
    expect(days.map((raw) => raw.value)).toEqual([120, 60]);
  });

  it("keeps the best 2 of day 1 and the best 3 of day 2 without culling across days (Y4)", () => {
    const rules = { ...BY_LENGTH, limits: { bestPerDay: [2, 3] } };
    const days = scoreDays(
      rules,
      { catches: catchesOf("bass", [9, 8, 7]) },
      { catches: catchesOf("bass", [1, 2, 3, 4]) },
    );
    expect(days.map((raw) => raw.value)).toEqual([17, 9]);
  });

  it("counts only part of a lot when the limit falls inside it", () => {
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore: { kind: "count" },
      limits: { bestPerSession: 5 },
    };
    expect(scoreDay(rules, { catches: [{ species: "roach", count: 7 }] })).toMatchObject({
      value: 5,
      fishCount: 5,
    });
  });

  it("lets a capture count only from 100 points on (Z5)", () => {
    const rules = { ...BY_WEIGHT, limits: { minimumPointsPerCatch: 100 } };
    expect(verdictsOf(scoreDay(rules, { catches: weights("bream", [99, 100]) }))).toEqual([
      "worth-too-little",
      "counted",
    ]);
  });

  it("adds 1000 for the full set of species, and only then (P6)", () => {
    const rules = {
      ...BY_LENGTH,
      bonuses: { fullSet: { species: ["pike", "zander"], count: 1, points: 1000 } },
    };
    expect(
      scoreDay(rules, { catches: [...catchesOf("pike", [500]), ...catchesOf("zander", [400])] }).value,
    ).toBe(1900);
    expect(scoreDay(rules, { catches: catchesOf("pike", [500]) }).value).toBe(500);
  });
});

describe("what comes off", () => {
  const bag = { weightGrams: 4536, biggestFishGrams: 1814 };

  it("takes a dead fish off the bag and leaves the big bass alone (B2)", () => {
    expect(scoreDay(BASS_FIVE_FISH.catching, { weighIn: { ...bag, deadCount: 2 } })).toMatchObject({
      value: "19/2",
      heaviest: 4,
    });
  });

  it("disqualifies at fifteen minutes late (B3)", () => {
    expect(scoreDay(BASS_FIVE_FISH.catching, { weighIn: bag, lateMinutes: 14 })).toMatchObject({
      status: "caught",
      value: 0,
    });
    expect(scoreDay(BASS_FIVE_FISH.catching, { weighIn: bag, lateMinutes: 15 }).status).toBe("disqualified");
  });

  it("charges a pound for a short fish and two for a sixth, and never falls below zero (B4)", () => {
    const raw = scoreDay(BASS_FIVE_FISH.catching, {
      catches: [
        ...weights("LMB", [907, 907, 907, 907, 907, 454]),
        { species: "LMB", lengthMm: 250, weightGrams: 300 },
      ],
    });
    expect(raw.value).toBe(7);
    expect(raw.adjustments).toEqual([
      { code: "undersized", amount: -1, times: 1 },
      { code: "overLimit", amount: -2, times: 1 },
    ]);
    expect(scoreDay(BASS_FIVE_FISH.catching, { catches: weights("LMB", [454]), lateMinutes: 9 }).value).toBe(
      0,
    );
  });

  it("gives no points for a bag above the limit where the rules say so (M10)", () => {
    const rules: CatchRules = {
      ...BY_WEIGHT,
      limits: { bestPerSession: 2, overLimit: { effect: "no-points" } },
    };
    expect(scoreDay(rules, { catches: weights("flounder", [500, 400, 300]) })).toMatchObject({
      value: 0,
      status: "blank",
    });
    expect(scoreDay(rules, { catches: weights("flounder", [500, 400]) }).value).toBe(900);
  });

  it("disqualifies for an undersized fish where the rules say so", () => {
    const rules: CatchRules = {
      ...BY_LENGTH,
      species: { bass: { minLengthMm: 300 } },
      undersized: { effect: "disqualify" },
    };
    expect(scoreDay(rules, { catches: catchesOf("bass", [299]) }).status).toBe("disqualified");
  });

  it("stops deducting at the ruleset's maximum", () => {
    const rules: CatchRules = {
      ...BY_WEIGHT,
      deductions: { perDeadFish: { amount: 100, hitsBiggestFish: true }, maximum: 250 },
    };
    const weighIn = { weightGrams: 1000, biggestFishGrams: 600, deadCount: 4 };
    expect(scoreDay(rules, { weighIn })).toMatchObject({ value: 750, heaviest: 350 });
  });

  it("takes a coded deduction off the bag, a penalty in grams off the weight, and keeps penalty points for later", () => {
    const rules: CatchRules = {
      ...BY_WEIGHT,
      deductions: { byCode: { "fin-clip": { amount: 50, from: "total", hitsBiggestFish: false } } },
    };
    const catches = [{ species: "bass", weightGrams: 900, deductions: ["fin-clip"] }];
    const penalties = [{ code: "litter", effect: "none" as const, weightGrams: 200, points: 3 }];
    expect(scoreDay(rules, { catches, penalties })).toMatchObject({ value: 650, penaltyPoints: 3 });
  });
});

describe("whether someone fished", () => {
  it.each([
    [{}, "blank"],
    [{ catches: catchesOf("pike", [500]) }, "caught"],
    [{ presence: "absent" as const }, "absent"],
    [{ presence: "withdrawn" as const }, "withdrawn"],
    [{ presence: "disqualified" as const }, "disqualified"],
    [
      { catches: catchesOf("pike", [500]), penalties: [{ code: "red", effect: "session-zeroed" as const }] },
      "blank",
    ],
    [
      { catches: catchesOf("pike", [500]), penalties: [{ code: "red", effect: "session-absent" as const }] },
      "absent",
    ],
    [
      {
        catches: catchesOf("pike", [500]),
        penalties: [{ code: "red", effect: "event-disqualified" as const }],
      },
      "disqualified",
    ],
  ])("reads %j as %s", (score, status) => {
    expect(scoreDay(BY_LENGTH, score).status).toBe(status);
  });
});
