import { expect, test } from "vitest";
import { compareHeld, type HeldPlacement } from "./compare-held.ts";
import type { Placement } from "./draw-input.ts";

const placements: Placement[] = [
  { sessionId: 1, anglerId: 1, sectorId: 1, pegId: 101 },
  { sessionId: 1, anglerId: 2, sectorId: 1, pegId: 102 },
  { sessionId: 2, anglerId: 1, sectorId: 2, pegId: 201 },
];
const run = { id: 7, sessionIds: [1, 2], placements };
const held = placements.map((one): HeldPlacement => ({ ...one, runId: 7 }));

test("finds nobody elsewhere while everybody fishes as drawn", () => {
  expect(compareHeld(run, held)).toEqual({ displaced: [], redrawnSessionIds: [] });
});

test("finds one whose peg was changed behind the draw's back", () => {
  const tampered = held.with(1, { ...held[1]!, pegId: 105 });
  expect(compareHeld(run, tampered)).toEqual({
    redrawnSessionIds: [],
    displaced: [{ sessionId: 1, anglerId: 2, drawn: placements[1], now: tampered[1] }],
  });
});

test("finds whoever is gone and whoever has come", () => {
  const reserve: HeldPlacement = { ...held[0]!, anglerId: 9 };
  expect(compareHeld(run, [reserve, ...held.slice(1)]).displaced).toMatchObject([
    { anglerId: 1, now: null },
    { anglerId: 9, drawn: null },
  ]);
  expect(compareHeld(run, held.slice(1)).displaced).toMatchObject([{ now: null }]);
});

test("leaves a session to the later draw that has taken it over", () => {
  const redrawn = held.map((one) => (one.sessionId === 1 ? { ...one, runId: 8, pegId: one.pegId + 3 } : one));
  expect(compareHeld(run, redrawn)).toEqual({ displaced: [], redrawnSessionIds: [1] });
});

test("does not take a session without anybody for one that was drawn again", () => {
  const emptied = held.filter(({ sessionId }) => sessionId !== 2);
  expect(compareHeld(run, emptied)).toMatchObject({ redrawnSessionIds: [], displaced: [{ sessionId: 2 }] });
});
