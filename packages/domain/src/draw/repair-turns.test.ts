import { expect, test } from "vitest";
import type { DrawChange } from "./draw-change.ts";
import { drawPegs } from "./draw-pegs.ts";
import { createAngler, createInput, createSector } from "./draw.factory.ts";
import type { Choice, HeldDraw } from "./held-draw.ts";
import { repairHeld } from "./repair-held.ts";
import { type KeptChange, replayChanges } from "./replay-changes.ts";

const SEED = "07".repeat(32);
const NOTHING_NEW = { anglers: [], sectors: [], earlier: null };
/** Three pairs on six pegs. */
const input = createInput({
  anglers: 6,
  describeAngler: (id) => ({ teamId: Math.ceil(id / 2) }),
  sectors: [createSector(1, 6)],
  sessionIds: [4],
  mode: { kind: "order-of-choice", by: "team", laterSessions: "drawn" },
});
const outcome = drawPegs(input, SEED);
if (!outcome.ok) throw new Error(outcome.problem.code);
const drawn = { ...outcome.value, input };
const [first, second] = drawn.turns;
const [one, other] = first!.anglerIds as [number, number];
const chosen = choice(1, first!.anglerIds, 103);

test("whoever withdraws before they choose has no turn any more; their partner chooses", () => {
  const { turns, placements, moves } = repair(drawn, withdrawal(one));
  expect(turns[0]).toEqual({ ...first, anglerIds: [other] });
  expect(turns.slice(1)).toEqual(drawn.turns.slice(1));
  expect(placements).toEqual([]);
  expect(moves).toEqual([
    { sessionId: 4, turn: 1, anglerId: one, fromPegId: null, toPegId: null, reason: "was-withdrawn" },
  ]);
});

test("whoever withdraws after that leaves the peg to their partner, and a pair leaves it to everybody", () => {
  const held = replayChanges({ ...drawn, choices: [chosen] }, SEED, []);
  const alone = repair(held, withdrawal(one));
  expect(alone.placements).toEqual([place(other, 103)]);
  expect(alone.moves).toMatchObject([{ turn: 1, anglerId: one, fromPegId: 103, toPegId: null }]);
  const gone = repair(alone, withdrawal(other));
  expect([gone.placements, gone.turns[0]!.anglerIds]).toEqual([[], []]);
});

test("a reserve takes the turn, and the peg where one is chosen", () => {
  const reserve = createAngler(9, { teamId: Math.ceil(one / 2) });
  const change = { kind: "substitution", anglerId: one, reserve, sessionIds: [4] } as const;
  const held = replayChanges({ ...drawn, choices: [chosen] }, SEED, []);
  const { turns, placements } = repair(held, { ...change, hasEmergencyPermission: false });
  expect(new Set(turns[0]!.anglerIds)).toEqual(new Set([9, other]));
  expect(placements).toContainEqual(place(9, 103));
  expect(placements).toHaveLength(2);
});

test("those whose peg is flooded choose again, and everything that was chosen is made again in its order", () => {
  const held = replayChanges({ ...drawn, choices: [chosen] }, SEED, []);
  const change = { kind: "peg-out-of-use", pegId: 103, sessionIds: [4] } as const;
  const { placements, turns, moves } = repair(held, change);
  expect(placements).toEqual([]);
  expect(turns).toEqual(drawn.turns);
  const kept: KeptChange = { number: 1, change, news: NOTHING_NEW, moves };
  const choices = [
    chosen,
    { ...choice(1, first!.anglerIds, 101), afterChange: 1 },
    { ...choice(2, second!.anglerIds, 102), afterChange: 1 },
    { sessionId: 4, turn: 2, anglerIds: second!.anglerIds, to: null, afterChange: 1 },
    // Nobody chooses in the turn of others.
    { ...choice(3, first!.anglerIds, 106), afterChange: 1 },
  ];
  const replayed = replayChanges({ ...drawn, choices }, SEED, [kept]);
  expect(replayed.unexplained).toEqual([]);
  expect(replayed.placements).toEqual(
    [place(one, 101), place(other, 101)].sort((a, b) => a.anglerId - b.anglerId),
  );
});

test("whoever comes late or changes teams needs no other order", () => {
  for (const change of [
    { kind: "late-entrant", angler: createAngler(9), sessionIds: [4] },
    { kind: "transfer", anglerId: one, toTeamId: 9, sessionIds: [4], isDrawLocked: false },
  ] as const)
    expect(repairHeld(input, drawn, change, SEED)).toMatchObject({ problem: { code: "needs-a-new-draw" } });
});

function withdrawal(anglerId: number): DrawChange {
  return { kind: "withdrawal", anglerId, sessionIds: [4] };
}

function place(anglerId: number, pegId: number) {
  return { sessionId: 4, anglerId, sectorId: 1, pegId };
}

function choice(turn: number, anglerIds: readonly number[], pegId: number): Choice {
  return { sessionId: 4, turn, anglerIds, to: { sectorId: 1, pegId }, afterChange: 0 };
}

function repair(held: HeldDraw, change: DrawChange) {
  const repaired = repairHeld(input, held, change, SEED);
  if (!repaired.ok) throw new Error(repaired.problem.code);
  return repaired.value;
}
