import { expect, test } from "vitest";
import { compareHeld } from "./compare-held.ts";
import type { Placement } from "./draw-input.ts";

const placements: Placement[] = [
  { sessionId: 1, anglerId: 1, sectorId: 1, pegId: 101 },
  { sessionId: 1, anglerId: 2, sectorId: 1, pegId: 102 },
  { sessionId: 2, anglerId: 1, sectorId: 2, pegId: 201 },
];
const run = {
  number: 7,
  status: "published",
  publishedAt: "2026-05-14T06:00:00Z",
  sessionIds: [1, 2],
  placements,
};
const held = placements;

test("finds nobody elsewhere while everybody fishes as drawn", () => {
  expect(compareHeld(run, [run], held)).toEqual({ displaced: [], redrawnSessionIds: [] });
});

test("finds one whose peg was changed behind the draw's back", () => {
  const tampered = held.with(1, { ...held[1]!, pegId: 105 });
  expect(compareHeld(run, [run], tampered)).toEqual({
    redrawnSessionIds: [],
    displaced: [{ sessionId: 1, anglerId: 2, drawn: placements[1], now: tampered[1] }],
  });
});

test("finds whoever is gone and whoever has come", () => {
  const reserve: Placement = { ...held[0]!, anglerId: 9 };
  expect(compareHeld(run, [run], [reserve, ...held.slice(1)]).displaced).toMatchObject([
    { anglerId: 1, now: null },
    { anglerId: 9, drawn: null },
  ]);
  expect(compareHeld(run, [run], held.slice(1)).displaced).toMatchObject([{ now: null }]);
});

test("leaves a session to the later draw that has taken it over", () => {
  const later = { ...run, number: 8, publishedAt: "2026-05-14T07:00:00Z", sessionIds: [1] };
  const redrawn = held.map((one) => (one.sessionId === 1 ? { ...one, pegId: one.pegId + 3 } : one));
  expect(compareHeld(run, [later, run], redrawn)).toEqual({ displaced: [], redrawnSessionIds: [1] });
  // An order of choice, or duels, take the session over as well, and nobody has a peg yet.
  const empty = held.filter(({ sessionId }) => sessionId !== 1);
  expect(compareHeld(run, [later, run], empty)).toEqual({ displaced: [], redrawnSessionIds: [1] });
});

test("does not take a session without anybody for one that was drawn again", () => {
  const emptied = held.filter(({ sessionId }) => sessionId !== 2);
  expect(compareHeld(run, [run], emptied)).toMatchObject({
    redrawnSessionIds: [],
    displaced: [{ sessionId: 2 }],
  });
});
