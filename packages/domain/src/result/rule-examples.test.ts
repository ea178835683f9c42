import { describe, expect, it } from "vitest";
import { buildEntry } from "../../fixtures/build-competition.ts";
import { readRuleExamples, type RuleExample, type Relative } from "../../fixtures/rule-example.ts";
import { parseRational } from "../number/format-rational.ts";
import { divide, floor, multiply, add, type Rational } from "../number/rational.ts";
import type { CatchRules, SpeciesRule } from "../ruleset/catch-rules.ts";
import { BASS_FIVE_FISH } from "../ruleset/presets/bass-five-fish.ts";
import { COARSE_AND_FEEDER } from "../ruleset/presets/coarse-and-feeder.ts";
import { KAYAK_RELEASE } from "../ruleset/presets/kayak-release.ts";
import { PLAIN_METRIC, PLAIN_TABLE } from "../ruleset/presets/plain-switches.ts";
import type { Price, RankRules } from "../ruleset/rank-rules.ts";
import type { SeasonRules } from "../ruleset/season-rules.ts";
import { describeAbsence } from "../score/describe-absence.ts";
import { scoreEntry } from "../score/score-entry.ts";
import type { Catch, RawScore, Score } from "../score/score.ts";
import { addUpRounds, type Round } from "./add-up-rounds.ts";
import { computeSeason } from "./compute-season.ts";
import { rankTotals } from "./rank-totals.ts";
import { rankUnit } from "./rank-unit.ts";

type Example<K extends RuleExample["kind"]> = Extract<RuleExample, { kind: K }>;
type Scored = Exclude<RuleExample["kind"], "duel" | "latin">;

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

  place: ({ config, input }) => {
    const rules = rankRules({
      tieBreaks: ["fishCount"],
      leftoverTie: config.tie,
      prices: { ...COARSE_AND_FEEDER.ranking.prices, blank: describePrice(config.blank, config.k ?? 0) },
    });
    return rankValues(
      rules,
      input.map((each) => (typeof each === "number" ? [each, 1] : (each ?? [0, 0]))),
    );
  },

  pointsThenWeight: ({ input }) => {
    const candidates = input.map(([points, raw], index) =>
      candidate(index, [round(0, exact(points), { raw })]),
    );
    const standings = rankTotals({ ...PLAIN_TABLE, tieBreaks: ["totalRaw"] }, "low", candidates);
    return input.map((_, index) => standings.find((each) => each.id === index)?.place ?? 0);
  },

  sumWithDrop: ({ config, input }) =>
    input.map((points) => {
      const rounds = points.map((each, index) =>
        round(index, each, { status: each === 0 ? "blank" : "caught" }),
      );
      switch (config.rule) {
        case "halfWorst":
          return addUpRounds({ counts: { kind: "drop", rounds: 1, keeps: "1/2" } }, "low", rounds).total;
        case "bestK":
          return addUpRounds({ counts: { kind: "best", rounds: config.k ?? 0 } }, "high", rounds).total;
        case "dropLowestNonZeroIf": {
          const counts = { kind: "drop", rounds: 1, keeps: 0 } as const;
          const aggregate = {
            counts,
            dropsFromRoundsWithFish: config.threshold ?? 0,
            neverDrops: ["blank"] as const,
          };
          return addUpRounds(aggregate, "high", rounds).total;
        }
      }
    }),

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
      catchScore: { kind: "speciesTable" },
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

  percentOfBest: ({ input }) =>
    rankValues(
      rankRules({ direction: "high", resultPoints: { kind: "percentOfBest" } }),
      input.map((raw) => [raw, 1]),
    ),

  perBeaten: ({ input }) =>
    rankValues(
      rankRules({
        direction: "high",
        leftoverTie: "shared",
        resultPoints: { kind: "perBeaten", taking: 5, perBeaten: 5 },
        prices: { ...COARSE_AND_FEEDER.ranking.prices, blank: { kind: "fixed", points: 5 } },
      }),
      input.map((raw) => [raw, raw === 0 ? 0 : 1]),
    ),

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

  seasonPoints: ({ config, input }) => {
    const price = ({ rel, abs }: Relative = { abs: 0 }): Price =>
      rel === undefined ? { kind: "fixed", points: abs ?? 0 } : { kind: "lastCaughtPlus", k: rel };
    const statuses = { fish: "caught", zero: "blank", buyin: "absent", dsq: "disqualified" } as const;
    const season: SeasonRules = {
      direction: "high",
      resultPoints: config.table
        ? { kind: "table", points: config.table, tail: 0 }
        : { kind: "baseStep", first: config.first ?? 0, steps: [{ step: 1 }] },
      sharedPlace: config.tie ?? "shared",
      prices: {
        blank: price(config.zero),
        absent: price(config.buyin),
        withdrew: price(),
        disqualified: price(config.dsq),
      },
      notEntered: price(),
      participation: 0,
      bonusRoundMultiplier: 1,
      bonuses: {},
      aggregate: { counts: { kind: "all" } },
      tieBreaks: [],
      leftoverTie: "shared",
    };
    const results = input.map((starter, index) => ({
      entryId: index,
      status: statuses[starter.state],
      place: 1 + input.filter((other) => (other.w ?? 0) > (starter.w ?? 0)).length,
      raw: starter.w ?? 0,
      fishCount: 1,
      longest: 0,
      heaviest: 0,
    }));
    const standings = computeSeason(season, [{ id: 1, number: 1, isBonusRound: false, results }]);
    return input.map((_, index) => standings.find((each) => each.id === index)?.total ?? 0);
  },

  cpr: ({ config, input }) => {
    const rules = { ...KAYAK_RELEASE.catching, limits: { bestPerSession: config.n } };
    const catches = input.map(([inches, deducted]): Catch => ({
      species: "bass",
      lengthMm: toWhole(exact(inches), "127/5"),
      ...(deducted !== 0 && { deductions: ["pinchedTail"] }),
    }));
    return [scoreOne(rules, catches).value];
  },

  lineClass: ({ config, input }) => {
    const rules: CatchRules = {
      ...PLAIN_METRIC,
      catchScore:
        config.formula === "w100/l"
          ? { kind: "lineClass", formula: "linear" }
          : { kind: "lineClass", formula: "squared", factors: { [input.line]: exact(config.factor ?? "0") } },
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

describe("the worked examples of the rulebook", () => {
  const examples = readRuleExamples().filter(
    (example) => example.kind !== "duel" && example.kind !== "latin",
  );

  it("are all here, but for the duel and the rotation, which are tested beside their rules", () => {
    expect(examples).toHaveLength(47);
  });

  it.each(examples)("$id", (example) => {
    const run: (example: never) => readonly Rational[] = RUNS[example.kind as Scored];
    expect(run(example as never)).toEqual(example.expected.map(exact));
  });
});

function exact(value: number | string): Rational {
  return parseRational(String(value)) ?? Number.NaN;
}

function rankRules(rules: Partial<RankRules>): RankRules {
  return { ...COARSE_AND_FEEDER.ranking, ...rules };
}

function rankValues(rules: RankRules, values: readonly (readonly [number, number])[]): readonly Rational[] {
  const contestants = values.map(([value, fishCount], index) => ({
    entry: buildEntry(index),
    raw: {
      ...describeAbsence(1, index),
      status: fishCount === 0 ? ("blank" as const) : ("caught" as const),
      value,
      fishCount,
    },
  }));
  const { rows } = rankUnit(rules, contestants, values.length);
  return values.map((_, index) => rows.find((row) => row.entryId === index)?.points ?? Number.NaN);
}

function describePrice(kind: Price["kind"], k: number): Price {
  if (kind === "nPlus" || kind === "lastCaughtPlus" || kind === "blankPlus") return { kind, k };
  return kind === "fixed" ? { kind, points: k } : { kind };
}

function scoreOne(rules: CatchRules, catches: readonly Catch[], score: Partial<Score> = {}): RawScore {
  const [raw] = scoreEntry(rules, [
    { day: 1, score: { sessionId: 1, entryId: 1, presence: "fished", catches, ...score } },
  ]);
  return raw ?? describeAbsence(1, 1);
}

function round(number: number, points: Rational, more: Partial<Round> = {}): Round {
  const nothing = { raw: 0, fishCount: 0, longest: 0, heaviest: 0, places: [] };
  return {
    sessionId: number,
    sessionNumber: number,
    status: "caught",
    points,
    keeps: 1,
    ...nothing,
    ...more,
  };
}

function candidate(id: number, rounds: readonly Round[]) {
  const plain = {
    isFinalist: false,
    isDisqualified: false,
    isIncomplete: false,
    charged: 0,
    biggestFishAt: null,
  };
  return { id, startNumber: id, rounds, ...plain };
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
