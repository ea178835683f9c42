import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare } from "../number/rational.ts";
import { FIPSED_DUEL, PAIRS_LEAGUE, WIN_3100 } from "../ruleset/presets/duel-scorings.ts";
import { TROUT_AREA } from "../ruleset/presets/trout-area.ts";
import { type DuelResult, type DuelTableInput, rankDuels } from "./rank-duels.ts";
import { scheduleDuels } from "./schedule-duels.ts";
import { scoreBox, scoreDuel } from "./score-duel.ts";

describe("scoreDuel", () => {
  it("scores W15: 5-3, 2-2 and 0-0 at 3100, 1000 and one for each trout", () => {
    expect(scoreDuel(WIN_3100, [5, 3])).toEqual([3105, 3]);
    expect(scoreDuel(WIN_3100, [2, 2])).toEqual([1002, 1002]);
    expect(scoreDuel(WIN_3100, [0, 0])).toEqual([1000, 1000]);
  });

  it("tells a draw with fish from one without (T5), and gives a loser a point in the pairs league (T7)", () => {
    expect(scoreDuel(FIPSED_DUEL, [2, 2])).toEqual(["3/2", "3/2"]);
    expect(scoreDuel(FIPSED_DUEL, [0, 0])).toEqual([1, 1]);
    expect(scoreDuel(PAIRS_LEAGUE, [1, 4])).toEqual([1, 3]);
  });

  it("splits the points of shared places in a box of four (T7)", () => {
    expect(scoreBox([4, 3, 2, 1])).toEqual([5, 3, 2, 1]);
    expect(scoreBox([4, 4, 2, 1])).toEqual([4, 4, 2, 1]);
    expect(scoreBox([1, 3, 3, 3])).toEqual([1, "10/3", "10/3", "10/3"]);
    expect(scoreBox([0, 0, 0, 0])).toEqual(["11/4", "11/4", "11/4", "11/4"]);
  });
});

describe("the trout area preset", () => {
  it("leads from its duel rules to a schedule and from there to a table", () => {
    const { duels } = TROUT_AREA;
    if (!duels) throw new Error("The preset has no duels");
    expect(duels.scoring).toEqual(WIN_3100);
    const anglerIds = Array.from({ length: 18 }, (_, index) => index + 1);
    const anglers = anglerIds.map((anglerId) => ({ anglerId, teamId: null }));
    const schedule = scheduleDuels({ ...duels, seed: "00".repeat(32), sessionIds: [1], anglers });
    if (!schedule.ok) throw new Error(schedule.problem.code);
    // The higher number always lands one trout more.
    const results = schedule.value.duels.map(({ anglerIds: [one, other] }) =>
      duel(one, other, one > other ? 2 : 1, other > one ? 2 : 1),
    );
    const table = rankDuels({ ...duels, anglerIds, results, playOffs: [] });
    const rowOf = (id: number) => table.find(({ anglerId }) => anglerId === id);
    expect(rowOf(18)).toMatchObject({ place: 1, points: 6 * 3102, duels: 6, wins: 6 });
    expect(rowOf(1)).toMatchObject({ points: 6, duels: 6, losses: 6 });
  });
});

describe("rankDuels", () => {
  it("ranks by points and shares the place of those level in everything", () => {
    const rows = rank({ results: [duel(1, 2, 5, 3), duel(3, 4, 5, 3)] });
    expect(rows.map(({ anglerId, place }) => [anglerId, place])).toEqual([
      [1, 1],
      [3, 1],
      [2, 3],
      [4, 3],
    ]);
  });

  it("breaks ties in the order given and says what decided", () => {
    const results = [duel(1, 2, 2, 1), duel(3, 4, 9, 8), duel(1, 3, 1, 1)];
    const rows = rank({ scoring: FIPSED_DUEL, results, tieBreaks: ["head-to-head", "fish"] });
    expect(rows.map(({ anglerId, decidedBy }) => [anglerId, decidedBy])).toEqual([
      [3, "fish"],
      [1, "fish"],
      [4, "fish"],
      [2, "fish"],
    ]);
  });

  it("asks for a golden trout when a tie lies across the line of the finals, and obeys it", () => {
    const results = [duel(1, 2, 1, 0), duel(3, 4, 1, 0)];
    const open = rank({ results, qualifiers: 1 });
    expect(open.map(({ needsGoldenTrout }) => needsGoldenTrout)).toEqual([true, true, false, false]);
    const decided = rank({ results, qualifiers: 1, playOffs: [[3, 1]] });
    expect(decided[0]).toMatchObject({
      anglerId: 3,
      place: 1,
      decidedBy: "golden-trout",
      needsGoldenTrout: false,
    });
  });

  it("gives nothing for a forfeited duel and takes three times the starters for the second", () => {
    const once = rank({ results: [duel(1, 2, 5, 3, [1])] });
    expect(once.find(({ anglerId }) => anglerId === 1)).toMatchObject({
      points: 0,
      losses: 1,
      fish: 0,
      penalty: 0,
    });
    expect(once.find(({ anglerId }) => anglerId === 2)).toMatchObject({ points: 3103, wins: 1 });
    const twice = rank({ results: [duel(1, 2, 5, 3, [1]), duel(1, 3, 5, 3, [1])] });
    expect(twice.at(-1)).toMatchObject({ anglerId: 1, points: -12, penalty: 12 });
  });

  it("does not depend on the order of results and never ranks more points lower", () => {
    const results = fc.array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 4 }),
          fc.integer({ min: 1, max: 3 }),
          fc.nat({ max: 4 }),
          fc.nat({ max: 4 }),
        )
        .map(([one, step, fishOne, fishOther]) => duel(one, ((one + step - 1) % 4) + 1, fishOne, fishOther)),
    );
    fc.assert(
      fc.property(results, (played) => {
        const rows = rank({ results: played, tieBreaks: ["wins", "head-to-head"] });
        expect(rank({ results: played.toReversed(), tieBreaks: ["wins", "head-to-head"] })).toEqual(rows);
        for (const [i, row] of rows.entries()) {
          expect(i === 0 || compare(rows[i - 1]!.points, row.points) >= 0).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function rank(given: Partial<DuelTableInput>) {
  return rankDuels({
    anglerIds: [1, 2, 3, 4],
    scoring: WIN_3100,
    results: [],
    tieBreaks: [],
    playOffs: [],
    qualifiers: null,
    ...given,
  });
}

function duel(
  one: number,
  other: number,
  fish: number,
  otherFish: number,
  forfeitedBy: number[] = [],
): DuelResult {
  return { anglerIds: [one, other], fish: [fish, otherFish], forfeitedBy };
}
