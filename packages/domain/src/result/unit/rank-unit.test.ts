import { describe, expect, it } from "vitest";
import { buildEntry } from "../../../fixtures/build-competition.ts";
import type { Rational } from "../../number/rational.ts";
import { COARSE_AND_FEEDER } from "../../ruleset/presets/coarse-and-feeder.ts";
import type { Price, RankRules, ResultPoints } from "../../ruleset/rank-rules.ts";
import { describeAbsence } from "../../score/describe-absence.ts";
import type { RawScore } from "../../score/score.ts";
import { rankUnit, type UnitRow } from "./rank-unit.ts";

const BY_PLACE: RankRules = { ...COARSE_AND_FEEDER.ranking, leftoverTie: "shared" };

/** Entries are numbered from 1 in the order given: a raw score, or whatever is special about them. */
type Given = number | Partial<RawScore>;

function rank(
  rules: Partial<RankRules>,
  given: readonly Given[],
  size = given.length,
  lots: readonly number[] = [],
) {
  const contestants = given.map((each, index) => ({
    entry: buildEntry(index + 1),
    raw: describeRaw(index + 1, each),
  }));
  const { rows } = rankUnit({ ...BY_PLACE, ...rules }, contestants, size, lots);
  return given.map((_, index) => rows.find((row) => row.entryId === index + 1) as UnitRow);
}

function describeRaw(entryId: number, given: Given): RawScore {
  const blank: RawScore = { ...describeAbsence(1, entryId), status: "blank" };
  if (typeof given !== "number") return { ...blank, ...given };
  return given === 0 ? blank : { ...blank, status: "caught", value: given, fishCount: 1 };
}

function pointsOf(rows: readonly UnitRow[]): readonly Rational[] {
  return rows.map((row) => row.points);
}

function prices(price: Partial<RankRules["prices"]>): Partial<RankRules> {
  return { prices: { ...BY_PLACE.prices, ...price } };
}

describe("prices of those without fish", () => {
  const absent: Given = { status: "absent" };

  it("charges Newtown's absent angler ten more than the last weigher (W8)", () => {
    const rules = prices({
      blank: { kind: "last-caught-plus", k: 5 },
      absent: { kind: "last-caught-plus", k: 10 },
    });
    expect(pointsOf(rank(rules, [9, 8, 7, 6, 5, 0, 0, absent]))).toEqual([1, 2, 3, 4, 5, 10, 10, 15]);
  });

  it("keeps N of the draw when fewer came: a blank among 4 of 19 still costs 19", () => {
    expect(pointsOf(rank(prices({ blank: { kind: "last-place" } }), [5, 4, 3, 0], 19))).toEqual([
      1, 2, 3, 19,
    ]);
  });

  it("has a price of its own for each of the four", () => {
    const rules = prices({
      blank: { kind: "n-plus", k: 1 },
      absent: { kind: "n-plus", k: 2 },
      withdrawn: { kind: "fixed", points: 21 },
      disqualified: { kind: "blank-plus", k: 5 },
    });
    const given: readonly Given[] = [
      9,
      0,
      absent,
      { status: "withdrawn", value: 5, fishCount: 2 },
      { status: "disqualified" },
    ];
    expect(pointsOf(rank(rules, given))).toEqual([1, 6, 7, 21, 11]);
  });

  it("says why a blank costs what it costs", () => {
    const [, blank] = rank(prices({ blank: { kind: "average-remaining" } }), [9, 0, 0], 3);
    expect(blank).toMatchObject({ points: "5/2", place: 2 });
    expect(blank?.trace.price).toEqual({
      status: "blank",
      price: { kind: "average-remaining" },
      fieldSize: 3,
      caught: 1,
    });
  });

  it("prices a sector where nobody caught anything", () => {
    const given = [0, 0, 0, 0];
    const by = (blank: Price): readonly Rational[] => pointsOf(rank(prices({ blank }), given));
    expect(by({ kind: "average-remaining" })).toEqual(["5/2", "5/2", "5/2", "5/2"]);
    expect(by({ kind: "last-caught-plus", k: 5 })).toEqual([5, 5, 5, 5]);
    expect(by({ kind: "shared-next" })).toEqual([1, 1, 1, 1]);
  });

  it("ranks one who withdrew by the fish caught before, or as a blank without any", () => {
    const early: Given = { status: "withdrawn", value: 7, fishCount: 1 };
    const given: readonly Given[] = [9, early, 5, { status: "withdrawn" }];
    const rows = rank(prices({ withdrawn: { kind: "as-fished" }, blank: { kind: "last-place" } }), given);
    expect(rows.map((row) => [row.status, row.place, row.points])).toEqual([
      ["caught", 1, 1],
      ["withdrawn", 2, 2],
      ["caught", 3, 3],
      ["withdrawn", null, 4],
    ]);
  });
});

describe("a disqualified entry", () => {
  const given: readonly Given[] = [9, { status: "disqualified", value: 7, fishCount: 1 }, 5];

  it("leaves its place empty where the ranks do not close up", () => {
    const rows = rank({ disqualifiedClosesUp: false }, given);
    expect(rows.map((row) => [row.place, row.points])).toEqual([
      [1, 1],
      [null, 4],
      [3, 3],
    ]);
  });

  it("gives its place to the next where they do", () => {
    const rows = rank({ disqualifiedClosesUp: true }, given);
    expect(rows.map((row) => [row.place, row.points])).toEqual([
      [1, 1],
      [null, 4],
      [2, 2],
    ]);
  });
});

describe("ties", () => {
  const twins: readonly Given[] = [
    { status: "caught", value: 41_300, fishCount: 3, heaviest: 14_200 },
    { status: "caught", value: 41_300, fishCount: 3, heaviest: 15_900 },
    { status: "caught", value: 18_750, fishCount: 2, heaviest: 9_800 },
    0,
  ];

  it("breaks W11 by the biggest fish, and averages without", () => {
    const blank = prices({ blank: { kind: "last-place" } });
    expect(pointsOf(rank({ ...blank, tieBreaks: ["heaviest-fish"] }, twins))).toEqual([2, 1, 3, 4]);
    expect(pointsOf(rank({ ...blank, leftoverTie: "average" }, twins))).toEqual(["3/2", "3/2", 3, 4]);
  });

  it("keeps the effective place and the technical penalty apart (FIPSAS)", () => {
    const rows = rank(
      { tieBreaks: ["heaviest-fish"], leftoverTie: "average", tieBreaksDecide: "place-only" },
      twins.slice(0, 3),
    );
    expect(rows.map((row) => [row.place, row.points])).toEqual([
      [2, "3/2"],
      [1, "3/2"],
      [3, 3],
    ]);
  });

  it("can write: 2,000 points like Murphy, but 2 fish against 3", () => {
    const murphy = { status: "caught", value: 2000, fishCount: 3 } as const;
    const [, behind] = rank({ tieBreaks: ["fish-count"] }, [murphy, { ...murphy, fishCount: 2 }]);
    expect(behind).toMatchObject({ place: 2, raw: 2000 });
    expect(behind?.trace.decidedBy).toEqual({ step: "fish-count", behindId: 1, own: 2, theirs: 3 });
  });

  it.each([
    ["fish-count", { fishCount: 2 }, { fishCount: 1 }],
    ["longest-fish", { longest: 500 }, { longest: 499 }],
    ["second-longest-fish", { secondLongest: 400 }, { secondLongest: 399 }],
    ["heaviest-fish", { heaviest: 2 }, { heaviest: 1 }],
    ["second-heaviest-fish", { secondHeaviest: 2 }, { secondHeaviest: 1 }],
    ["total-weight", { totalWeight: 2 }, { totalWeight: 1 }],
    ["total-length", { totalLength: 2 }, { totalLength: 1 }],
    [
      "first-fish-earlier",
      { firstCaughtAt: "2024-05-01T08:00:00Z" },
      { firstCaughtAt: "2024-05-01T08:00:01Z" },
    ],
    ["last-fish-earlier", { lastCaughtAt: "2024-05-01T08:00:00Z" }, { lastCaughtAt: null }],
  ] as const)("are broken by %s", (tieBreak, better, worse) => {
    const caught = { status: "caught", value: 100, fishCount: 1 } as const;
    const rows = rank({ tieBreaks: [tieBreak] }, [
      { ...caught, ...worse },
      { ...caught, ...better },
    ]);
    expect(rows.map((row) => row.place)).toEqual([2, 1]);
    expect(rows[0]?.trace.decidedBy?.step).toBe(tieBreak);
  });

  it("say how many share a place", () => {
    expect(rank({}, [9, 7, 7]).map((row) => row.trace.sharedBy)).toEqual([1, 2, 2]);
  });

  it("are decided by a lot once it is drawn, and wait for it until then", () => {
    const waiting = rank({ leftoverTie: "lot" }, [9, 7, 7]);
    expect(waiting.map((row) => [row.place, row.trace.awaitsLot])).toEqual([
      [1, false],
      [2, true],
      [2, true],
    ]);
    const drawn = rank({ leftoverTie: "lot" }, [9, 7, 7], 3, [3, 2]);
    expect(drawn.map((row) => [row.place, row.trace.awaitsLot])).toEqual([
      [1, false],
      [3, false],
      [2, false],
    ]);
  });
});

describe("result points", () => {
  const high = (resultPoints: ResultPoints): Partial<RankRules> => ({
    direction: "high",
    resultPoints,
    ...prices({ blank: { kind: "fixed", points: 1 }, absent: { kind: "fixed", points: 0 } }),
  });
  const kingfisher = high({ kind: "table", points: [13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], tail: 1 });

  it("give Kingfisher's eight weighers 13 to 5 and its five blanks a shared ninth place with 1 point (W9)", () => {
    const rows = rank(kingfisher, [80, 70, 60, 50, 40, 30, 20, 10, 0, 0, 0, 0, 0]);
    expect(pointsOf(rows)).toEqual([13, 11, 10, 9, 8, 7, 6, 5, 1, 1, 1, 1, 1]);
    expect(rows.slice(8).map((row) => row.place)).toEqual([9, 9, 9, 9, 9]);
  });

  it("give both thirds 10 points and the fifth 8 (W10)", () => {
    const rows = rank(kingfisher, [150, 120, 111, 111, 90]);
    expect(rows.map((row) => [row.place, row.points])).toEqual([
      [1, 13],
      [2, 11],
      [3, 10],
      [3, 10],
      [5, 8],
    ]);
  });

  it("step down 5, 4, 3 and 2 as B.A.S.S. did, averaging ties (W20)", () => {
    const steps = [{ downTo: 5, step: 5 }, { downTo: 10, step: 4 }, { downTo: 15, step: 3 }, { step: 2 }];
    const rules = { ...high({ kind: "base-step", first: 300, steps }), leftoverTie: "average" as const };
    const field = Array.from({ length: 17 }, (_, index) => 100 - index);
    expect(pointsOf(rank(rules, field)).slice(4)).toEqual([
      280, 276, 272, 268, 264, 260, 257, 254, 251, 248, 245, 243, 241,
    ]);
    expect(pointsOf(rank(rules, [60, 50, 40, 30, 20, 20, 10])).slice(4)).toEqual([278, 278, 272]);
  });

  it("stop stepping down at the floor (Palm Bay: 40th and lower 6)", () => {
    const rules = high({ kind: "base-step", first: 45, steps: [{ step: 1 }], floor: 6 });
    expect(
      pointsOf(
        rank(
          rules,
          Array.from({ length: 42 }, (_, index) => 100 - index),
        ),
      ).slice(38),
    ).toEqual([7, 6, 6, 6]);
  });

  it("count down from the size of the field (B.A.S.S. 2012)", () => {
    expect(pointsOf(rank(high({ kind: "field-size" }), [9, 8, 7, { status: "absent" }], 30))).toEqual([
      30, 29, 28, 0,
    ]);
  });

  it("price South Austin's zero, buy-in and disqualification from the last with fish (W21)", () => {
    const rules = {
      ...high({ kind: "base-step", first: 100, steps: [{ step: 1 }] }),
      ...prices({
        blank: { kind: "last-caught-plus", k: -2 },
        absent: { kind: "last-caught-plus", k: -4 },
        disqualified: { kind: "blank-plus", k: -1 },
      }),
    };
    const given: readonly Given[] = [5, 4, 3, 2, 1, 0, { status: "absent" }, { status: "disqualified" }];
    expect(pointsOf(rank(rules, given))).toEqual([100, 99, 98, 97, 96, 94, 92, 93]);
  });

  it("are a share of the best, and nothing on a boat of fewer than five (M4, W18)", () => {
    const rules = { ...high({ kind: "percent-of-best" }), minimumField: 5 };
    expect(pointsOf(rank(rules, [120, 90, 45], 5))).toEqual([100, 75, "75/2"]);
    expect(pointsOf(rank(rules, [120, 90, 45], 3))).toEqual([0, 0, 0]);
  });

  it("take bonuses on top: big fish, limit, per fish, per entry, taking part", () => {
    const bonuses = { biggestFish: 5, fullLimit: 1, perFish: 1, perEntryDrawn: 1, takingPart: 100 };
    const rules = { ...high({ kind: "table", points: [100, 90], tail: 0 }), bonuses };
    const [first, second, absent] = rank(rules, [
      { status: "caught", value: 9, fishCount: 5, heaviest: 3, hasFullLimit: true },
      { status: "caught", value: 8, fishCount: 2, heaviest: 4 },
      { status: "absent" },
    ]);
    expect([first?.points, second?.points, absent?.points]).toEqual([209, 200, 0]);
    expect(second?.trace.extras.map((extra) => extra.code)).toEqual([
      "biggestFish",
      "perFish",
      "perEntryDrawn",
      "takingPart",
    ]);
  });

  it("charge penalty points in whichever direction is bad", () => {
    const given: readonly Given[] = [{ status: "caught", value: 9, fishCount: 1, penaltyPoints: 3 }];
    expect(pointsOf(rank({}, given))).toEqual([4]);
    expect(pointsOf(rank(kingfisher, given))).toEqual([10]);
  });

  it("give way to what a jury has set, and the place stays", () => {
    const set = { status: "caught", value: 9, fishCount: 1, penaltyPoints: 3, setPoints: "5/2" } as const;
    const other = { status: "caught", value: 5, fishCount: 1 } as const;
    const rows = rank({}, [set, other]);
    expect(rows.map(({ place, points }) => [place, points])).toEqual([
      [1, "5/2"],
      [2, 2],
    ]);
    expect(rows[0]?.trace.extras).toEqual([{ code: "points-set", amount: "3/2", times: 1 }]);
    const [disqualified] = pointsOf(rank({}, [{ ...set, status: "disqualified" }]));
    expect(disqualified).not.toBe("5/2");
  });
});
