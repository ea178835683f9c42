import { describe, expect, it } from "vitest";
import type { Rational } from "../../number/rational.ts";
import type { Classification, TotalTieBreak } from "../../ruleset/classification.ts";
import { PLAIN_TABLE } from "../../ruleset/presets/plain-switches.ts";
import { addUpRounds, type Round } from "./add-up-rounds.ts";
import { rankTotals } from "./rank-totals.ts";
import type { Candidate } from "./standing.ts";

function round(sessionNumber: number, points: Rational, more: Partial<Round> = {}): Round {
  const nothing = { raw: 0, fishCount: 1, longest: 0, heaviest: 0, places: [], keeps: 1 } as const;
  return { sessionId: sessionNumber, sessionNumber, status: "caught", points, ...nothing, ...more };
}

function candidate(
  id: number,
  rounds: readonly (Rational | Partial<Round>)[],
  more: Partial<Candidate> = {},
): Candidate {
  return {
    id,
    startNumber: id,
    rounds: rounds.map((each, index) =>
      typeof each === "object" ? round(index + 1, each.points ?? 0, each) : round(index + 1, each),
    ),
    isFinalist: false,
    isDisqualified: false,
    isIncomplete: false,
    charged: 0,
    biggestFishAt: null,
    ...more,
  };
}

function placesOf(
  rules: Partial<Classification>,
  candidates: readonly Candidate[],
  direction: "low" | "high" = "low",
  lots: readonly number[] = [],
): readonly (number | null)[] {
  const standings = rankTotals({ ...PLAIN_TABLE, ...rules }, direction, candidates, lots);
  return candidates.map(({ id }) => standings.find((each) => each.id === id)?.place ?? null);
}

describe("totals", () => {
  it("put C first, then B by weight, then A (W6)", () => {
    const legs = [
      candidate(1, [
        { points: 1, raw: 4000 },
        { points: 4, raw: 3310 },
      ]),
      candidate(2, [
        { points: 3, raw: 4000 },
        { points: 2, raw: 5020 },
      ]),
      candidate(3, [
        { points: 2, raw: 3000 },
        { points: "5/2", raw: 3100 },
      ]),
    ];
    expect(placesOf({ tieBreaks: ["total-raw"] }, legs)).toEqual([3, 2, 1]);
  });

  const drop = { aggregate: { counts: { kind: "best", rounds: 1 } } } as const;
  const CASES: readonly [
    TotalTieBreak,
    Partial<Classification>,
    readonly Partial<Round>[],
    readonly Partial<Round>[],
  ][] = [
    ["total-raw", {}, [{ points: 5, raw: 10 }], [{ points: 5, raw: 9 }]],
    ["fish-count", {}, [{ points: 5, fishCount: 3 }], [{ points: 5, fishCount: 2 }]],
    ["longest-fish", {}, [{ points: 5, longest: 3 }], [{ points: 5, longest: 2 }]],
    ["heaviest-fish", {}, [{ points: 5, heaviest: 3 }], [{ points: 5, heaviest: 2 }]],
    [
      "count-of-firsts",
      {},
      [
        { points: 1, places: [1] },
        { points: 4, places: [4] },
      ],
      [
        { points: 2, places: [2] },
        { points: 3, places: [3] },
      ],
    ],
    [
      "best-places",
      {},
      [
        { points: 2, places: [2] },
        { points: 5, places: [5] },
      ],
      [
        { points: 3, places: [3] },
        { points: 4, places: [4] },
      ],
    ],
    [
      "best-round",
      {},
      [
        { points: 2, raw: 9 },
        { points: 2, raw: 1 },
      ],
      [
        { points: 2, raw: 5 },
        { points: 2, raw: 5 },
      ],
    ],
    ["last-round", {}, [{ points: 3 }, { points: 1 }], [{ points: 1 }, { points: 3 }]],
    ["dropped-result", drop, [{ points: 1 }, { points: 3 }], [{ points: 1 }, { points: 4 }]],
    [
      "full-field-raw",
      { cut: { afterSession: 1, keep: 2, per: "overall", scores: "carry-over" } },
      [
        { points: 2, raw: 9 },
        { points: 2, raw: 0 },
      ],
      [
        { points: 2, raw: 8 },
        { points: 2, raw: 7 },
      ],
    ],
  ];
  it.each(CASES)("are told apart by %s", (tieBreak, rules, better, worse) => {
    const standings = rankTotals({ ...PLAIN_TABLE, ...rules, tieBreaks: [tieBreak] }, "low", [
      candidate(1, worse),
      candidate(2, better),
    ]);
    expect(standings.map((each) => [each.id, each.place])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(standings[1]?.trace.decidedBy).toMatchObject({ step: tieBreak, behindId: 2 });
  });

  it("stay shared, dense, by start number or by lot when nothing tells them apart", () => {
    const four = [candidate(1, [1]), candidate(2, [2]), candidate(3, [2]), candidate(4, [3])];
    expect(placesOf({ leftoverTie: "shared" }, four)).toEqual([1, 2, 2, 4]);
    expect(placesOf({ leftoverTie: "dense" }, four)).toEqual([1, 2, 2, 3]);
    expect(placesOf({ leftoverTie: "ordinal" }, four)).toEqual([1, 2, 3, 4]);
    expect(placesOf({ leftoverTie: "lot" }, four, "low", [3, 2])).toEqual([1, 3, 2, 4]);
  });

  it("leave out of the places whoever fished too few rounds, is incomplete or disqualified", () => {
    const rules = { aggregate: { counts: { kind: "all" }, minimumRounds: 2 } } as const;
    const candidates = [
      candidate(1, [1, { points: 9, status: "absent" }]),
      candidate(2, [5, 5]),
      candidate(3, [4, 4], { isDisqualified: true }),
      candidate(4, [4, 4], { isIncomplete: true }),
    ];
    expect(placesOf(rules, candidates)).toEqual([null, 1, null, null]);
    const standings = rankTotals({ ...PLAIN_TABLE, ...rules }, "low", candidates);
    expect(standings.map((each) => each.status)).toEqual([
      "ranked",
      "too-few-rounds",
      "incomplete",
      "disqualified",
    ]);
  });

  it("carry what a jury charged, in the direction that is bad", () => {
    expect(rankTotals(PLAIN_TABLE, "low", [candidate(1, [5], { charged: 2 })])[0]?.total).toBe(7);
    expect(rankTotals(PLAIN_TABLE, "high", [candidate(1, [5], { charged: 2 })])[0]?.total).toBe(3);
  });

  it("put finalists first, with what they carried over or from zero (B5)", () => {
    const candidates = [
      candidate(1, [1, 9], { isFinalist: true }),
      candidate(2, [2, 1], { isFinalist: true }),
      candidate(3, [1]),
    ];
    const cut = { afterSession: 1, keep: 2, per: "overall" } as const;
    expect(placesOf({ cut: { ...cut, scores: "carry-over" } }, candidates)).toEqual([2, 1, 3]);
    const reset = rankTotals({ ...PLAIN_TABLE, cut: { ...cut, scores: "reset" } }, "low", candidates);
    expect(reset.map((each) => [each.id, each.place, each.total])).toEqual([
      [2, 1, 1],
      [1, 2, 9],
      [3, 3, 1],
    ]);
  });
});

describe("adding up rounds", () => {
  const rounds = [round(1, 3), round(2, 9, { status: "blank" }), round(3, 1), round(4, 5)];

  it("drops the worst where low is good, and the lowest where high is good", () => {
    const aggregate = { counts: { kind: "drop", rounds: 2, keeps: 0 } } as const;
    expect(addUpRounds(aggregate, "low", rounds).total).toBe(4);
    expect(addUpRounds(aggregate, "high", rounds).total).toBe(14);
  });

  it("does not use a blank as the drop where that is forbidden", () => {
    const aggregate = { counts: { kind: "drop", rounds: 1, keeps: 0 }, neverDrops: ["blank"] } as const;
    const added = addUpRounds(aggregate, "low", rounds);
    expect(added.total).toBe(13);
    expect(added.rounds.map((each) => each.keeps)).toEqual([1, 1, 1, 0]);
  });

  it("never drops the only round there is", () => {
    expect(addUpRounds({ counts: { kind: "drop", rounds: 2, keeps: 0 } }, "low", [round(1, 7)]).total).toBe(
      7,
    );
  });

  it("takes everything when there are fewer rounds than the best that count", () => {
    expect(addUpRounds({ counts: { kind: "best", rounds: 9 } }, "high", rounds).total).toBe(18);
  });
});
