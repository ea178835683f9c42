import { describe, expect, it } from "vitest";
import { checkRuleset } from "./check-ruleset.ts";
import type { CatchRules } from "./catch-rules.ts";
import type { Classification } from "./classification.ts";
import type { DuelRules } from "./duel-rules.ts";
import { PRESETS } from "./list-presets.ts";
import { BASS_FIVE_FISH } from "./presets/bass-five-fish.ts";
import { FLY_FIPS_MOUCHE } from "./presets/fly-fips-mouche.ts";
import { PLAIN_TABLE } from "./presets/plain-switches.ts";
import { TROUT_AREA } from "./presets/trout-area.ts";
import type { RankRules } from "./rank-rules.ts";
import type { Ruleset } from "./ruleset.ts";

type Case = readonly [reason: string, ruleset: Ruleset, code: string, path: string];

const catching = (rules: Partial<CatchRules>): Ruleset => ({
  ...FLY_FIPS_MOUCHE,
  catching: { ...FLY_FIPS_MOUCHE.catching, ...rules },
});
const ranking = (rules: Partial<RankRules>): Ruleset => ({
  ...FLY_FIPS_MOUCHE,
  ranking: { ...FLY_FIPS_MOUCHE.ranking, ...rules },
});
const table = (classification: Partial<Classification>): Ruleset => ({
  ...FLY_FIPS_MOUCHE,
  classifications: [{ ...PLAIN_TABLE, ...classification }],
});
const duels = (rules: Partial<DuelRules>): Ruleset => ({
  ...TROUT_AREA,
  ...(TROUT_AREA.duels && { duels: { ...TROUT_AREA.duels, ...rules } }),
});
const prices = FLY_FIPS_MOUCHE.ranking.prices;
const team = { size: 5, counted: "all", incomplete: "charge", roundPoints: "sum" } as const;
const season = BASS_FIVE_FISH.season;

const CASES: readonly Case[] = [
  ["a float", catching({ bonuses: { perSpecies: 0.5 } }), "ruleset-not-exact", "catching.bonuses.perSpecies"],
  [
    "an unreduced fraction",
    catching({ bonuses: { perSpecies: "2/4" } }),
    "ruleset-not-exact",
    "catching.bonuses.perSpecies",
  ],
  ["version zero", { ...FLY_FIPS_MOUCHE, version: 0 }, "ruleset-not-positive", "version"],
  ["no table at all", { ...FLY_FIPS_MOUCHE, classifications: [] }, "ruleset-empty", "classifications"],
  [
    "two tables of one name",
    { ...FLY_FIPS_MOUCHE, classifications: [PLAIN_TABLE, PLAIN_TABLE] },
    "ruleset-duplicate",
    "classifications.1.id",
  ],
  [
    "a negative protest window",
    { ...FLY_FIPS_MOUCHE, publication: { hiddenLastMinutes: 0, protestWindowMinutes: -1 } },
    "ruleset-not-positive",
    "publication.protestWindowMinutes",
  ],
  [
    "a step of zero",
    catching({ lengthRounding: { direction: "up", step: 0 } }),
    "ruleset-not-positive",
    "catching.lengthRounding.step",
  ],
  ["no species", catching({ otherSpecies: null }), "ruleset-empty", "catching.species"],
  [
    "a best of zero",
    catching({ limits: { bestPerSession: 0 } }),
    "ruleset-not-positive",
    "catching.limits.bestPerSession",
  ],
  [
    "a session limit above the day's",
    catching({ limits: { bestPerSession: 5, bestPerDay: 3 } }),
    "ruleset-unreachable",
    "catching.limits.bestPerSession",
  ],
  [
    "a price for too many fish without a limit",
    catching({ limits: { overLimit: { effect: "no-points" } } }),
    "ruleset-missing",
    "catching.limits.bestPerSession",
  ],
  [
    "a species table without points",
    catching({ catchScore: { kind: "species-table" }, species: { cod: {} } }),
    "ruleset-missing",
    "catching.species.cod.points",
  ],
  [
    "a weight chart without rows",
    catching({ catchScore: { kind: "length-to-weight" }, species: { cod: {} } }),
    "ruleset-missing",
    "catching.species.cod.weightByLength",
  ],
  [
    "points from a minimum nobody set",
    catching({
      catchScore: {
        kind: "formula",
        measure: "length",
        perFish: 1,
        perUnit: 1,
        unitSize: 10,
        from: "minimum",
      },
      species: { cod: {} },
    }),
    "ruleset-missing",
    "catching.species.cod.minLengthMm",
  ],
  [
    "a chart that does not ascend",
    catching({
      catchScore: { kind: "length-to-weight" },
      species: {
        cod: {
          weightByLength: [
            { lengthMm: 300, weightGrams: 1 },
            { lengthMm: 300, weightGrams: 2 },
          ],
        },
      },
    }),
    "ruleset-not-ascending",
    "catching.species.cod.weightByLength.1.lengthMm",
  ],
  [
    "a squared formula without factors",
    catching({ catchScore: { kind: "line-class", formula: "squared" } }),
    "ruleset-missing",
    "catching.catchScore.factors",
  ],
  [
    "a gate behind an unknown species",
    catching({ species: { zander: { opensAfter: { species: "pike", count: 3 } } } }),
    "ruleset-unknown-species",
    "catching.species.zander.opensAfter.species",
  ],
  [
    "gates that wait for each other",
    catching({
      species: {
        pike: { opensAfter: { species: "zander", count: 3 } },
        zander: { opensAfter: { species: "pike", count: 3 } },
      },
    }),
    "ruleset-gate-in-circle",
    "catching.species.pike.opensAfter.species",
  ],
  [
    "a deduction in points that should hit a fish in millimetres",
    catching({ deductions: { perDeadFish: { amount: 10, hitsBiggestFish: true } } }),
    "ruleset-deduction-misses-biggest-fish",
    "catching.deductions.perDeadFish.hitsBiggestFish",
  ],
  [
    "places where high is good",
    ranking({ direction: "high" }),
    "ruleset-wrong-direction",
    "ranking.direction",
  ],
  [
    "percentages where low is good",
    ranking({
      resultPoints: { kind: "percent-of-best" },
      prices: { ...prices, blank: { kind: "fixed", points: 0 } },
    }),
    "ruleset-wrong-direction",
    "ranking.direction",
  ],
  [
    "a table that gives the second more than the first",
    ranking({ direction: "high", resultPoints: { kind: "table", points: [10, 11], tail: 1 } }),
    "ruleset-wrong-direction",
    "ranking.resultPoints.points.1",
  ],
  [
    "a tail better than the table",
    ranking({ direction: "high", resultPoints: { kind: "table", points: [10, 9], tail: 12 } }),
    "ruleset-wrong-direction",
    "ranking.resultPoints.tail",
  ],
  [
    "steps that go the wrong way",
    ranking({ direction: "high", resultPoints: { kind: "base-step", first: 100, steps: [{ step: -1 }] } }),
    "ruleset-wrong-direction",
    "ranking.resultPoints.steps.0.step",
  ],
  [
    "steps out of order",
    ranking({
      direction: "high",
      resultPoints: {
        kind: "base-step",
        first: 100,
        steps: [{ downTo: 5, step: 5 }, { downTo: 5, step: 4 }, { step: 1 }],
      },
    }),
    "ruleset-not-ascending",
    "ranking.resultPoints.steps.1.downTo",
  ],
  [
    "a place as the price of a blank where points are weights",
    ranking({ direction: "high", resultPoints: { kind: "raw" } }),
    "ruleset-price-needs-place",
    "ranking.prices.blank",
  ],
  [
    "a blank priced by itself",
    ranking({ prices: { ...prices, blank: { kind: "blank-plus", k: 1 } } }),
    "ruleset-price-not-allowed",
    "ranking.prices.blank",
  ],
  [
    "the same tie-break twice",
    ranking({ tieBreaks: ["fish-count", "fish-count"] }),
    "ruleset-duplicate",
    "ranking.tieBreaks.1",
  ],
  [
    "a lot that moves places but not points",
    ranking({ leftoverTie: "lot", tieBreaksDecide: "place-only" }),
    "ruleset-contradicts",
    "ranking.tieBreaksDecide",
  ],
  [
    "a tie broken by what is never dropped",
    table({ tieBreaks: ["dropped-result"] }),
    "ruleset-contradicts",
    "classifications.0.tieBreaks.0",
  ],
  [
    "a full field without a cut",
    table({ tieBreaks: ["full-field-raw"] }),
    "ruleset-missing",
    "classifications.0.cut",
  ],
  [
    "a threshold for drops that never happen",
    table({ aggregate: { counts: { kind: "all" }, dropsFromRoundsWithFish: 4 } }),
    "ruleset-contradicts",
    "classifications.0.aggregate.dropsFromRoundsWithFish",
  ],
  [
    "the best teams of each sector",
    table({ lists: "teams", team, cut: { afterSession: 1, keep: 2, per: "unit", scores: "reset" } }),
    "ruleset-contradicts",
    "classifications.0.cut.per",
  ],
  [
    "teams qualifying from each sector",
    table({ lists: "teams", team, qualifying: { top: 2, per: "unit", passesDown: false } }),
    "ruleset-contradicts",
    "classifications.0.qualifying.per",
  ],
  [
    "a cut among the biggest fish",
    table({
      ordersBy: { kind: "biggest-fish", measure: "length" },
      cut: { afterSession: 1, keep: 2, per: "overall", scores: "reset" },
    }),
    "ruleset-contradicts",
    "classifications.0.cut",
  ],
  ["eight rounds judged in thirds", duels({ rounds: 8 }), "ruleset-contradicts", "duels.rounds"],
  ["nobody in the finals", duels({ qualifiers: 0 }), "ruleset-not-positive", "duels.qualifiers"],
  [
    "a draw worth more than a win",
    duels({ scoring: { win: 1, draw: 2, drawWithoutFish: 0, loss: 0, perFish: 0 } }),
    "ruleset-wrong-direction",
    "duels.scoring.draw",
  ],
  ["a tie parted twice", duels({ tieBreaks: ["fish", "fish"] }), "ruleset-duplicate", "duels.tieBreaks.1"],
  ["teams without team rules", table({ lists: "teams" }), "ruleset-missing", "classifications.0.team"],
  [
    "six counting of a team of five",
    table({ lists: "teams", team: { ...team, counted: 6 } }),
    "ruleset-more-than-team",
    "classifications.0.team.counted",
  ],
  ["team rules for anglers", table({ team }), "ruleset-contradicts", "classifications.0.team"],
  [
    "the biggest fish of a species not fished for",
    table({ ordersBy: { kind: "biggest-fish", measure: "length", species: "cod" } }),
    "ruleset-unknown-species",
    "classifications.0.ordersBy.species",
  ],
  [
    "a table whose own ranking contradicts itself",
    table({ ranking: { direction: "high" } }),
    "ruleset-wrong-direction",
    "classifications.0.ranking.direction",
  ],
  [
    "a season that multiplies by zero",
    { ...BASS_FIVE_FISH, ...(season && { season: { ...season, bonusRoundMultiplier: 0 } }) },
    "ruleset-not-positive",
    "season.bonusRoundMultiplier",
  ],
];

describe("a ruleset that contradicts itself", () => {
  it.each(CASES)("is refused for %s", (_, ruleset, code, path) => {
    const problems = checkRuleset(ruleset).map((problem) => ({
      code: problem.code,
      path: problem.path?.join("."),
    }));
    expect(problems).toContainEqual({ code, path });
  });

  it("is told everything that is wrong at once", () => {
    const problems = checkRuleset({ ...ranking({ tieBreaks: ["fish-count", "fish-count"] }), version: 0 });
    expect(problems.map((problem) => problem.code)).toEqual(["ruleset-not-positive", "ruleset-duplicate"]);
  });
});

describe("the presets", () => {
  it.each(PRESETS.map((preset) => [preset.preset, preset] as const))(
    "%s does not contradict itself",
    (_, preset) => {
      expect(checkRuleset(preset)).toEqual([]);
    },
  );

  it("are plain data: they survive being stored", () => {
    expect(JSON.parse(JSON.stringify(PRESETS))).toEqual(PRESETS);
  });
});
