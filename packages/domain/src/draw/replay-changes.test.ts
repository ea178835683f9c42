import { expect, test } from "vitest";
import type { DrawChange, DrawNews } from "./draw-change.ts";
import { drawPegs } from "./draw-pegs.ts";
import { addNews, listNews } from "./draw-news.ts";
import { createAngler, createInput, createSector } from "./draw.factory.ts";
import { repairDraw } from "./repair-draw.ts";
import { type KeptChange, replayChanges } from "./replay-changes.ts";

const SEED = "07".repeat(32);
const NOTHING_NEW: DrawNews = { anglers: [], sectors: [], earlier: null };
const input = createInput({ anglers: 4, sectors: [createSector(1, 7)], sessionIds: [1, 2] });
const outcome = drawPegs(input, SEED);
if (!outcome.ok) throw new Error(outcome.problem.code);
const drawn = { input, placements: outcome.value.placements };

test("makes a draw and its changes again, each from where the one before has left it", () => {
  const late = { kind: "late-entrant", angler: createAngler(9), sessionIds: [1, 2] } as const;
  const first = keep(1, late, drawn);
  const closed = drawn.placements[0]!.pegId;
  const changes = [
    first,
    keep(2, { kind: "peg-out-of-use", pegId: closed, sessionIds: [1, 2] }, drawn, [first]),
  ];
  const { placements, unexplained } = replayChanges(drawn, SEED, changes);
  expect(unexplained).toEqual([]);
  expect(placements).toHaveLength(10);
  expect(placements.some(({ pegId }) => pegId === closed)).toBe(false);
});

test("names a change that moved others than the rules do, and goes on from what was published", () => {
  const first = keep(1, { kind: "late-entrant", angler: createAngler(9), sessionIds: [1] }, drawn);
  const free = [101, 102, 103, 104, 105, 106, 107].find(
    (pegId) =>
      pegId !== first.moves[0]!.toPegId &&
      !drawn.placements.some((one) => one.sessionId === 1 && one.pegId === pegId),
  )!;
  const better = { ...first, moves: [{ ...first.moves[0]!, toPegId: free }] };
  const { placements, unexplained } = replayChanges(drawn, SEED, [better]);
  expect(unexplained).toEqual([1]);
  expect(placements).toContainEqual({ sessionId: 1, anglerId: 9, sectorId: 1, pegId: free });
});

test("takes what an organizer did by hand as it is, whoever else moves later", () => {
  const hand: DrawChange = {
    kind: "by-hand",
    places: [
      { sessionId: 1, anglerId: 1, to: { sectorId: 1, pegId: placeOf(2) } },
      { sessionId: 1, anglerId: 2, to: { sectorId: 1, pegId: placeOf(1) } },
      { sessionId: 1, anglerId: 3, to: null },
    ],
  };
  const { placements, unexplained } = replayChanges(drawn, SEED, [keep(1, hand, drawn)]);
  expect(unexplained).toEqual([]);
  const pegs = placements.filter(({ sessionId }) => sessionId === 1).map((one) => [one.anglerId, one.pegId]);
  expect(pegs).toEqual([
    [1, placeOf(2)],
    [2, placeOf(1)],
    [4, placeOf(4)],
  ]);
});

test("gives the same peg whoever asks, as long as it is free", () => {
  const pegOf = (anglerId: number, from = input) => {
    const change = { kind: "late-entrant", angler: createAngler(anglerId), sessionIds: [1] } as const;
    const repaired = repairDraw(from, drawn.placements, change, SEED);
    if (!repaired.ok) throw new Error(repaired.problem.code);
    return repaired.value.moves[0]!.toPegId;
  };
  expect(pegOf(77)).toBe(pegOf(9));
  const longer = { ...input, sectors: [...input.sectors, createSector(2, 3)] };
  const pegs = new Set([pegOf(9), pegOf(9, longer)]);
  // A new peg may come before it in the standing order; the others keep theirs.
  expect([...pegs].filter((pegId) => pegId! < 200)).toEqual([pegOf(9)]);
});

test("lists as news what is new, changed or gone, and nothing else", () => {
  const [sector] = input.sectors;
  const now = {
    ...input,
    anglers: [createAngler(1, { teamId: 5 }), ...input.anglers.slice(2), createAngler(9)],
    sectors: [createSector(3, 2)],
  };
  const news = listNews(input, now);
  expect(news).toEqual({
    anglers: [createAngler(1, { teamId: 5 }), createAngler(9)],
    sectors: [createSector(3, 2), { ...sector, pegs: [] }],
    earlier: null,
  });
  expect(addNews(input, news).anglers.map(({ anglerId }) => anglerId)).toEqual([1, 2, 3, 4, 9]);
  expect(listNews(addNews(input, news), now)).toEqual(NOTHING_NEW);
});

/** A change as the product keeps it, made after those before it. */
function keep(
  number: number,
  change: DrawChange,
  from: typeof drawn,
  before: readonly KeptChange[] = [],
): KeptChange {
  const state = replayChanges(from, SEED, before);
  const repaired = repairDraw(state.input, state.placements, change, SEED);
  if (!repaired.ok) throw new Error(repaired.problem.code);
  return { number, change, news: NOTHING_NEW, moves: repaired.value.moves };
}

function placeOf(anglerId: number): number {
  return drawn.placements.find((one) => one.sessionId === 1 && one.anglerId === anglerId)!.pegId;
}
