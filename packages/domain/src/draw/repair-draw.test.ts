import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DrawChange } from "./draw-change.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { drawPegs } from "./draw-pegs.ts";
import { createAngler, createInput, createSector, createSeed } from "./draw.factory.ts";
import { repairDraw, type Repair } from "./repair-draw.ts";

const seeds = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(createSeed);
const SEED = "07".repeat(32);
const APART = { kind: "team-mates-apart", strength: "hard" } as const;

/** Five teams of two on ten pegs and one to spare, two sessions. */
const input = createInput({
  anglers: 10,
  describeAngler: (id) => ({ teamId: Math.ceil(id / 2), groupId: 1, slot: 2 - (id % 2) }),
  sectors: [createSector(1, 11), createSector(2, 11)],
  sessionIds: [1, 2],
  mode: {
    kind: "rotation",
    cells: [
      { sessionId: 1, groupId: 1, sectorId: 1 },
      { sessionId: 2, groupId: 1, sectorId: 2 },
    ],
  },
  constraints: [APART],
});

describe("repairDraw", () => {
  it("leaves the peg of an angler who withdraws empty and everyone else where they are", () => {
    const published = draw(input);
    const { placements, moves } = repair(published, { kind: "withdrawal", anglerId: 4, sessionIds: [2] });
    expect(placements).toEqual(published.filter((one) => one.anglerId !== 4 || one.sessionId !== 2));
    expect(moves).toEqual([
      {
        sessionId: 2,
        anglerId: 4,
        fromPegId: pegOf(published, 2, 4),
        toPegId: null,
        reason: "was-withdrawn",
      },
    ]);
  });

  it("gives a late entrant the peg that is free, in the sector of his group, and moves nobody who need not", () => {
    const published = draw(input);
    const angler = createAngler(11, { groupId: 1, teamId: 9 });
    const { moves } = repair(published, { kind: "late-entrant", angler, sessionIds: [1, 2] });
    expect(moves.map(({ sessionId, anglerId, reason }) => [sessionId, anglerId, reason])).toEqual([
      [1, 11, "entered-late"],
      [2, 11, "entered-late"],
    ]);
  });

  it("names the anglers and pegs when a late entrant finds no room", () => {
    const full = { ...input, sectors: [createSector(1, 10), createSector(2, 10)] };
    const angler = createAngler(11, { groupId: 1 });
    const outcome = repairDraw(full, draw(full), { kind: "late-entrant", angler, sessionIds: [1] }, SEED);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { code: "no-valid-repair", facts: { conflict: "too-few-pegs", sessionId: 1 } },
    });
  });

  it("gives a reserve the slot, group and peg of the angler replaced", () => {
    const published = draw(input);
    const reserve = createAngler(20, { teamId: 2 });
    const repaired = repair(published, substitution({ anglerId: 3, reserve }));
    expect(repaired.input.anglers.at(-1)).toMatchObject({ anglerId: 20, teamId: 2, groupId: 1, slot: 1 });
    expect(repaired.moves).toEqual([
      { sessionId: 2, anglerId: 3, fromPegId: pegOf(published, 2, 3), toPegId: null, reason: "was-replaced" },
      { sessionId: 2, anglerId: 20, fromPegId: null, toPegId: pegOf(published, 2, 3), reason: "replaces" },
    ]);
  });

  it("keeps a reserve out of a sector he has fished, unless permission is given", () => {
    const reserve = createAngler(20, { teamId: 2 });
    const earlier = [{ sessionId: 9, anglerId: 20, sectorId: 2, pegId: 205 }];
    const change = substitution({ anglerId: 3, reserve });
    const outcome = repairDraw({ ...input, earlier }, draw(input), change, SEED);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { code: "reserve-has-fished-sector", facts: { anglerId: 20, sessionId: 2, sectorId: 2 } },
    });
    const permitted = { ...change, hasEmergencyPermission: true };
    expect(repairDraw({ ...input, earlier }, draw(input), permitted, SEED).ok).toBe(true);
  });

  it.each([
    ["reserve-of-another-team", substitution({ anglerId: 3, reserve: createAngler(20, { teamId: 5 }) })],
    ["reserve-already-fishes", substitution({ anglerId: 3, reserve: createAngler(4, { teamId: 2 }) })],
    ["angler-not-in-draw", { kind: "withdrawal", anglerId: 99, sessionIds: [1] }],
    ["angler-already-in-draw", { kind: "late-entrant", angler: createAngler(1), sessionIds: [1] }],
    ["draw-is-locked", { kind: "transfer", anglerId: 1, toTeamId: 2, sessionIds: [1], isDrawLocked: true }],
    ["peg-not-in-draw", { kind: "peg-out-of-use", pegId: 999, sessionIds: [1] }],
  ] as const)("refuses with %s", (code, change) => {
    expect(repairDraw(input, draw(input), change, SEED)).toMatchObject({ ok: false, problem: { code } });
  });

  it("refuses to transfer somebody who has fished for his team", () => {
    const earlier = [{ sessionId: 9, anglerId: 1, sectorId: 1, pegId: 101 }];
    const change = {
      kind: "transfer",
      anglerId: 1,
      toTeamId: 2,
      sessionIds: [1],
      isDrawLocked: false,
    } as const;
    expect(repairDraw({ ...input, earlier }, draw(input), change, SEED)).toMatchObject({
      ok: false,
      problem: { code: "angler-is-cup-tied" },
    });
  });

  it("moves the fewest anglers, breaks nothing and leaves nobody without a peg", () => {
    const changes = fc.oneof(
      fc
        .integer({ min: 1, max: 11 })
        .map((n) => ({ kind: "peg-out-of-use" as const, pegId: 100 + n, sessionIds: [1, 2] })),
      fc.record({
        kind: fc.constant("transfer" as const),
        anglerId: fc.integer({ min: 1, max: 10 }),
        toTeamId: fc.integer({ min: 1, max: 5 }),
        sessionIds: fc.constant([1, 2]),
        isDrawLocked: fc.constant(false),
      }),
    );
    fc.assert(
      fc.property(seeds, changes, (seed, change) => {
        const published = draw(input, seed);
        const repaired = repair(published, change, seed);
        expect(repaired.placements).toHaveLength(20);
        expect(
          new Set(repaired.placements.map(({ sessionId, pegId }) => sessionId * 1000 + pegId)).size,
        ).toBe(20);
        expect(listTeamMatesTogether(repaired)).toEqual([]);
        expect(repaired.moves.filter((move) => move.sessionId === 1).length).toBeLessThanOrEqual(3);
        expect(
          repaired.placements.every(
            ({ pegId }) => pegId !== (change.kind === "peg-out-of-use" ? change.pegId : 0),
          ),
        ).toBe(true);
        expect(repair(published, change, seed)).toEqual(repaired);
      }),
      { numRuns: 500 },
    );
  });
});

function draw(from: DrawInput, seed = SEED): readonly Placement[] {
  const outcome = drawPegs(from, seed);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value.placements;
}

function repair(published: readonly Placement[], change: DrawChange, seed = SEED): Repair {
  const outcome = repairDraw(input, published, change, seed);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
}

function substitution(given: Pick<Extract<DrawChange, { kind: "substitution" }>, "anglerId" | "reserve">) {
  return { kind: "substitution" as const, sessionIds: [2], hasEmergencyPermission: false, ...given };
}

function pegOf(placements: readonly Placement[], sessionId: number, anglerId: number): number | undefined {
  return placements.find((one) => one.sessionId === sessionId && one.anglerId === anglerId)?.pegId;
}

function listTeamMatesTogether({ input: { anglers }, placements }: Repair): Placement[] {
  const teamOf = new Map(anglers.map(({ anglerId, teamId }) => [anglerId, teamId]));
  return placements.filter((one) =>
    placements.some(
      (other) =>
        other.sessionId === one.sessionId &&
        other.pegId === one.pegId + 1 &&
        teamOf.get(other.anglerId) === teamOf.get(one.anglerId),
    ),
  );
}
