import { describe, expect, it } from "vitest";
import { buildEntry } from "../../fixtures/build-competition.ts";
import { PRICES, readRuleExamples, type Relative, type RuleExample } from "../../fixtures/rule-example.ts";
import { scoreDuel } from "../duel/score-duel.ts";
import { parseRational } from "../number/format-rational.ts";
import type { Rational } from "../number/rational.ts";
import { buildRotation } from "../rotation/build-rotation.ts";
import { COARSE_AND_FEEDER } from "../ruleset/presets/coarse-and-feeder.ts";
import { PLAIN_TABLE } from "../ruleset/presets/plain-switches.ts";
import type { Price, RankRules } from "../ruleset/rank-rules.ts";
import type { SeasonRules } from "../ruleset/season-rules.ts";
import { describeAbsence } from "../score/describe-absence.ts";
import { addUpRounds, type Round } from "./table/add-up-rounds.ts";
import { computeSeason } from "./season/compute-season.ts";
import { rankTotals } from "./table/rank-totals.ts";
import { rankUnit } from "./unit/rank-unit.ts";

type Example<K extends RuleExample["kind"]> = Extract<RuleExample, { kind: K }>;
type Ranked =
  | "place"
  | "pointsThenWeight"
  | "sumWithDrop"
  | "percentOfBest"
  | "perBeaten"
  | "seasonPoints"
  | "duel"
  | "latin";

const RUNS: { readonly [K in Ranked]: (example: Example<K>) => readonly Rational[] } = {
  place: ({ config, input }) => {
    const rules = rankRules({
      tieBreaks: ["fish-count"],
      leftoverTie: config.tie,
      prices: {
        ...COARSE_AND_FEEDER.ranking.prices,
        blank: describePrice(PRICES[config.blank], config.k ?? 0),
      },
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
    const standings = rankTotals({ ...PLAIN_TABLE, tieBreaks: ["total-raw"] }, "low", candidates);
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

  percentOfBest: ({ input }) =>
    rankValues(
      rankRules({ direction: "high", resultPoints: { kind: "percent-of-best" } }),
      input.map((raw) => [raw, 1]),
    ),

  perBeaten: ({ input }) =>
    rankValues(
      rankRules({
        direction: "high",
        leftoverTie: "shared",
        resultPoints: { kind: "per-beaten", taking: 5, perBeaten: 5 },
        prices: { ...COARSE_AND_FEEDER.ranking.prices, blank: { kind: "fixed", points: 5 } },
      }),
      input.map((raw) => [raw, raw === 0 ? 0 : 1]),
    ),

  seasonPoints: ({ config, input }) => {
    const price = ({ rel, abs }: Relative = { abs: 0 }): Price =>
      rel === undefined ? { kind: "fixed", points: abs ?? 0 } : { kind: "last-caught-plus", k: rel };
    const statuses = { fish: "caught", zero: "blank", buyin: "absent", dsq: "disqualified" } as const;
    const season: SeasonRules = {
      direction: "high",
      resultPoints: config.table
        ? { kind: "table", points: config.table, tail: 0 }
        : { kind: "base-step", first: config.first ?? 0, steps: [{ step: 1 }] },
      sharedPlace: config.tie ?? "shared",
      prices: {
        blank: price(config.zero),
        absent: price(config.buyin),
        withdrawn: price(),
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

  duel: ({ config, input }) =>
    input.flatMap((fish) => scoreDuel({ ...config, drawWithoutFish: config.draw }, fish)),

  latin: ({ config: { n } }) => {
    const ids = Array.from({ length: n }, (_, index) => index + 1);
    const plan = { groupIds: ids, sectorIds: ids, sessionIds: ids, coverage: "every-sector" } as const;
    const rotation = buildRotation(plan);
    if (!rotation.ok) throw new Error(rotation.problem.code);
    const { cells } = rotation.value;
    return ids.flatMap((groupId) =>
      ids.map((sessionId) => {
        const cell = cells.find((each) => each.groupId === groupId && each.sessionId === sessionId);
        return cell?.sectorId ?? 0;
      }),
    );
  },
};

describe("the worked examples of the rulebook, from raw scores to tables", () => {
  const examples = readRuleExamples().filter((example) => Object.hasOwn(RUNS, example.kind));

  it("are all here", () => {
    expect(examples).toHaveLength(39);
  });

  it.each(examples)("$id", (example) => {
    const run: (example: never) => readonly Rational[] = RUNS[example.kind as Ranked];
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
  if (kind === "n-plus" || kind === "last-caught-plus" || kind === "blank-plus") return { kind, k };
  return kind === "fixed" ? { kind, points: k } : { kind };
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
