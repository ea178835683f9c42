import { describe, expect, it } from "vitest";
import { readRuleExamples, type RuleExample } from "../../fixtures/rule-example.ts";
import { parseRational } from "../number/format-rational.ts";
import { add, divide, floor, multiply, type Rational } from "../number/rational.ts";
import type { CatchRules, SpeciesRule } from "../ruleset/catch-rules.ts";
import { BASS_FIVE_FISH } from "../ruleset/presets/bass-five-fish.ts";
import { KAYAK_RELEASE } from "../ruleset/presets/kayak-release.ts";
import { PLAIN_METRIC } from "../ruleset/presets/plain-switches.ts";
import { describeAbsence } from "./describe-absence.ts";
import { scoreEntry } from "./score-entry.ts";
import type { Catch, RawScore, Score } from "./score.ts";

type Example<K extends RuleExample["kind"]> = Extract<RuleExample, { kind: K }>;
type Scored = "fishPoints" | "bestNPerSpecies" | "gated" | "speciesTable" | "bassNet" | "cpr" | "lineClass";

const RUNS: { readonly [K in Scored]: (example: Example<K>) => readonly Rational[] } = {
  fishPoints: ({ config, input }) => {
    const species = config.species ?? {
      t: { min: config.min ?? 0, perFish: config.perFish ?? 0, perCm: config.perCm ?? 0 },
    };
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      lengthRounding: { direction: config.round, step: config.step },
      catchScore: {
        kind: "formula",
        measure: "length",
        perFish: 0,
        perUnit: 0,
        unitSize: 10,
        from: config.base === "min" ? "minimum" : "zero",
      },
      species: mapValues(species, ({ min, perFish, perCm }) => ({
        minLengthMm: min,
        perFish,
        perUnit: perCm,
      })),
    };
    const raw = scoreOne(
      rules,
      input.map(([code, lengthMm]) => ({ species: code, lengthMm: Number(lengthMm) })),
    );
    return raw.catches.map((fish) => fish.points);
  },

  bestNPerSpecies: ({ config, input }) => {
    const species = mapValues(config.species, ({ min, n }): SpeciesRule => ({
      minLengthMm: min * 10,
      best: n,
    }));
    return [
      inCentimetres(
        scoreOne({ ...PLAIN_METRIC, catchScore: { kind: "length" }, species }, centimetres(input)),
      ),
    ];
  },

  gated: ({ config: { order, n }, input }) => {
    const species = Object.fromEntries(
      order.map((code, index): [string, SpeciesRule] => {
        const before = order[index - 1];
        return [
          code,
          before === undefined ? { best: n } : { best: n, opensAfter: { species: before, count: n } },
        ];
      }),
    );
    return [
      inCentimetres(
        scoreOne({ ...PLAIN_METRIC, catchScore: { kind: "length" }, species }, centimetres(input)),
      ),
    ];
  },

  speciesTable: ({ config, input, kg }) => {
    const describeRow = (row: {
      pts: number;
      full?: number;
      tailPts?: number;
      tailMax?: number;
    }): SpeciesRule => ({
      points: row.pts,
      ...(row.full !== undefined && {
        full: { count: row.full, tailPoints: row.tailPts ?? 0, tailCount: row.tailMax ?? 0 },
      }),
    });
    const rounding = { direction: "none", step: 1 } as const;
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore: { kind: "species-table" },
      species: mapValues(config.species, describeRow),
      otherSpecies: config.other ? describeRow(config.other) : null,
      bonuses: {
        ...(config.bonusPerSpecies !== undefined && { perSpecies: config.bonusPerSpecies }),
        ...(config.perKg !== undefined && { perWeight: { points: config.perKg, unitSize: 1000, rounding } }),
      },
    };
    const catches = Object.entries(input).map(([species, count]) => ({ species, count }));
    return [scoreOne(rules, catches, kg === undefined ? {} : { weighIn: { weightGrams: kg * 1000 } }).value];
  },

  bassNet: ({ config, input }) => {
    const { deductions } = BASS_FIVE_FISH.catching;
    const rules: CatchRules = {
      ...BASS_FIVE_FISH.catching,
      deductions: {
        ...deductions,
        perDeadFish: { amount: exact(config.dead), hitsBiggestFish: false },
        perLateMinute: { amount: exact(config.latePerMin), hitsBiggestFish: true },
      },
    };
    const raw = scoreOne(rules, [], {
      lateMinutes: input.lateMin,
      weighIn: {
        weightGrams: toWhole(exact(input.bag), "45359237/100000"),
        biggestFishGrams: toWhole(exact(input.bigBass), "45359237/100000"),
        deadCount: input.deadFish,
      },
    });
    return [raw.value, raw.heaviest];
  },

  cpr: ({ config, input }) => {
    const rules = { ...KAYAK_RELEASE.catching, limits: { bestPerSession: config.n } };
    const catches = input.map(([inches, deducted]): Catch => ({
      species: "LMB",
      lengthMm: toWhole(exact(inches), "127/5"),
      ...(deducted !== 0 && { deductions: ["pinched-tail"] }),
    }));
    return [scoreOne(rules, catches).value];
  },

  lineClass: ({ config, input }) => {
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore:
        config.formula === "w100/l"
          ? { kind: "line-class", formula: "linear" }
          : {
              kind: "line-class",
              formula: "squared",
              factors: { [input.line]: exact(config.factor ?? "0") },
            },
      species: {
        fish: {
          ...(config.mult !== undefined && { multiplier: config.mult }),
          ...(config.cap !== undefined && { caps: [{ points: config.cap, perKilogram: 1 }] }),
        },
      },
    };
    return [
      scoreOne(rules, [{ species: "fish", weightGrams: input.kg * 1000, lineClassKg: input.line }]).value,
    ];
  },
};

describe("the worked examples of the rulebook, from catches to raw scores", () => {
  const examples = readRuleExamples().filter((example) => Object.hasOwn(RUNS, example.kind));

  it("are all here", () => {
    expect(examples).toHaveLength(10);
  });

  it.each(examples)("$id", (example) => {
    const run: (example: never) => readonly Rational[] = RUNS[example.kind as Scored];
    expect(run(example as never)).toEqual(example.expected.map(exact));
  });
});

function exact(value: number | string): Rational {
  return parseRational(String(value)) ?? Number.NaN;
}

function scoreOne(rules: CatchRules, catches: readonly Catch[], score: Partial<Score> = {}): RawScore {
  const [raw] = scoreEntry(rules, [
    { day: 1, score: { sessionId: 1, entryId: 1, presence: "fished", catches, ...score } },
  ]);
  return raw ?? describeAbsence(1, 1);
}

function centimetres(input: readonly (readonly [string, number])[]): readonly Catch[] {
  return input.map(([species, lengthCm]) => ({ species, lengthMm: lengthCm * 10 }));
}

function inCentimetres(raw: RawScore): Rational {
  return divide(raw.value, 10);
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** What a scale or board that reads whole grams or millimetres would show. */
function toWhole(value: Rational, unit: Rational): number {
  return Number(floor(add(multiply(value, unit), "1/2")));
}
