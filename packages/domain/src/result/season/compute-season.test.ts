import { describe, expect, it } from "vitest";
import { buildFacts, resultsOf, tableOf } from "../../../fixtures/build-competition.ts";
import { BASS_FIVE_FISH } from "../../ruleset/presets/bass-five-fish.ts";
import { CLUB_MATCH } from "../../ruleset/presets/club-match.ts";
import type { SeasonRules } from "../../ruleset/season-rules.ts";
import { computeSeason, type SeasonResult, type SeasonRound } from "./compute-season.ts";
import { describeSeasonRound } from "./describe-season-round.ts";

const RULES: SeasonRules = {
  direction: "high",
  resultPoints: { kind: "table", points: [10, 9, 8], tail: 1 },
  sharedPlace: "shared",
  prices: {
    blank: { kind: "fixed", points: 1 },
    absent: { kind: "fixed", points: 0 },
    withdrawn: { kind: "as-fished" },
    disqualified: { kind: "fixed", points: 0 },
  },
  notEntered: { kind: "fixed", points: 0 },
  participation: 0,
  bonusRoundMultiplier: 1,
  bonuses: {},
  aggregate: { counts: { kind: "all" } },
  tieBreaks: [],
  leftoverTie: "shared",
};

function result(entryId: number, place: number | null, more: Partial<SeasonResult> = {}): SeasonResult {
  return { entryId, status: "caught", place, raw: 0, fishCount: 1, longest: 0, heaviest: 0, ...more };
}

function round(
  number: number,
  results: readonly SeasonResult[],
  more: Partial<SeasonRound> = {},
): SeasonRound {
  return { id: number, number, isBonusRound: false, results, ...more };
}

function totalsOf(
  rules: Partial<SeasonRules>,
  rounds: readonly SeasonRound[],
): Readonly<Record<number, unknown>> {
  const standings = computeSeason({ ...RULES, ...rules }, rounds);
  return Object.fromEntries(standings.map((each) => [each.id, [each.place, each.total]]));
}

describe("a season", () => {
  const rounds = [
    round(1, [result(1, 1), result(2, 2), result(3, 3)]),
    round(2, [result(2, 1), result(3, 2)]),
    round(3, [result(1, 1), result(2, 2), result(3, 3, { status: "blank" })]),
  ];

  it("adds up the points of places, with nothing for a round not entered", () => {
    expect(totalsOf({}, rounds)).toEqual({ 2: [1, 28], 1: [2, 20], 3: [3, 18] });
  });

  it("charges a round not entered where low is good (Newtown's absent)", () => {
    const low: Partial<SeasonRules> = {
      direction: "low",
      resultPoints: { kind: "place" },
      prices: { ...RULES.prices, blank: { kind: "last-caught-plus", k: 5 } },
      notEntered: { kind: "last-caught-plus", k: 10 },
    };
    expect(totalsOf(low, rounds)).toEqual({ 2: [1, 5], 3: [2, 12], 1: [3, 14] });
  });

  it("counts the best rounds and asks for a minimum of them", () => {
    const aggregate = { counts: { kind: "best", rounds: 2 }, minimumRounds: 3 } as const;
    expect(totalsOf({ aggregate }, rounds)).toEqual({ 2: [1, 19], 3: [2, 17], 1: [null, 20] });
  });

  it("weighs a bonus round, pays for taking part and for what was done besides", () => {
    const bonus = round(1, [result(1, 1), result(2, null, { status: "absent" })], {
      isBonusRound: true,
      bonuses: [
        { entryId: 1, code: "dayLed" },
        { entryId: 2, code: "meeting" },
      ],
    });
    const rules = { bonusRoundMultiplier: 2, participation: 100, bonuses: { dayLed: 5, meeting: 1 } };
    expect(totalsOf(rules, [bonus])).toEqual({ 1: [1, 125], 2: [2, 1] });
  });

  it("breaks a tie by the dropped result, then weight (U9)", () => {
    const aggregate = { counts: { kind: "best", rounds: 1 } } as const;
    const tied = [round(1, [result(1, 1), result(2, 2)]), round(2, [result(2, 1), result(1, 3)])];
    expect(totalsOf({ aggregate, tieBreaks: ["dropped-result", "total-raw"] }, tied)).toEqual({
      2: [1, 10],
      1: [2, 10],
    });
  });

  it("averages a shared place where the rules do (B.A.S.S. to 2011)", () => {
    const shared = [round(1, [result(1, 1), result(2, 1), result(3, 3)])];
    expect(totalsOf({ sharedPlace: "average" }, shared)).toEqual({
      1: [1, "19/2"],
      2: [1, "19/2"],
      3: [3, 8],
    });
  });

  it("reads a round from a competition's own table", () => {
    const facts = buildFacts({
      sessions: [
        {
          A: [
            [1, 900],
            [2, 0],
            [3, { presence: "absent" }],
          ],
        },
      ],
    });
    const { standings } = tableOf(resultsOf(CLUB_MATCH, facts), "individual");
    const results = describeSeasonRound(standings);
    expect(results.map((each) => [each.entryId, each.status])).toEqual([
      [1, "caught"],
      [2, "blank"],
      [3, "absent"],
    ]);
    const season = BASS_FIVE_FISH.season ?? RULES;
    expect(computeSeason(season, [round(1, results)]).map((each) => each.total)).toEqual([100, 98, 96]);
  });
});
