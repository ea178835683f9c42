import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DrawInput } from "./draw-input.ts";
import { drawPegs, type DrawResult } from "./draw-pegs.ts";
import { createAngler, createInput, createSector, createSeed, upTo } from "./draw.factory.ts";

const seeds = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(createSeed);

describe("drawPegs", () => {
  it("gives everyone one peg and no peg to two", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 5 }),
        (seed, anglers, spare) => {
          const { placements } = draw(
            createInput({ anglers, sectors: [createSector(1, anglers + spare)] }),
            seed,
          );
          expect(placements.map((placement) => placement.anglerId)).toEqual(upTo(anglers));
          expect(new Set(placements.map((placement) => placement.pegId)).size).toBe(anglers);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("gives every angler every peg equally often over 200,000 draws", () => {
    const input = createInput({ anglers: 6, sectors: [createSector(1, 6)], sessionIds: upTo(200) });
    const counts = Array.from({ length: 36 }, () => 0);
    const draws = 200_000;
    for (let i = 0; i < draws / 200; i += 1) {
      const { placements } = draw(input, createSeed(i));
      for (const { anglerId, pegId } of placements) counts[(anglerId - 1) * 6 + pegId - 101]! += 1;
    }
    const expected = draws / 6;
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 25 degrees of freedom: a fair draw exceeds 52.6 once in a thousand times.
    expect(chiSquared).toBeLessThan(52.6);
  });

  it("draws each session of a rotation in the sector of the group, and nobody who rests", () => {
    const input = createInput({
      anglers: 12,
      sectors: [createSector(1, 4), createSector(2, 4)],
      sessionIds: [1, 2, 3],
      mode: {
        kind: "rotation",
        cells: [
          { sessionId: 1, groupId: 1, sectorId: 1 },
          { sessionId: 1, groupId: 2, sectorId: 2 },
          { sessionId: 1, groupId: 3, sectorId: null },
          { sessionId: 2, groupId: 1, sectorId: 2 },
          { sessionId: 2, groupId: 2, sectorId: null },
          { sessionId: 2, groupId: 3, sectorId: 1 },
          { sessionId: 3, groupId: 1, sectorId: null },
          { sessionId: 3, groupId: 2, sectorId: 1 },
          { sessionId: 3, groupId: 3, sectorId: 2 },
        ],
      },
      describeAngler: (anglerId) => ({ groupId: (anglerId % 3) + 1 }),
    });
    const { placements } = draw(input, "ab".repeat(32));
    expect(placements).toHaveLength(24);
    for (const sessionId of [1, 2, 3]) {
      const placed = placements.filter((placement) => placement.sessionId === sessionId);
      expect(placed.map(({ anglerId, sectorId }) => [(anglerId % 3) + 1, sectorId])).toEqual(
        placed.map(({ anglerId }) => [(anglerId % 3) + 1, sectorOf(input, sessionId, (anglerId % 3) + 1)]),
      );
    }
  });

  it("draws a boat full before anyone is left ashore", () => {
    const boats = createSector(1, 5, { capacity: 2 });
    fc.assert(
      fc.property(seeds, (seed) => {
        const { placements } = draw(createInput({ anglers: 10, sectors: [boats] }), seed);
        const crews = upTo(5).map((peg) => placements.filter(({ pegId }) => pegId === 100 + peg).length);
        expect(crews).toEqual([2, 2, 2, 2, 2]);
      }),
      { numRuns: 100 },
    );
  });

  it("gives each team one row of the grid, by slot or by lot", () => {
    const sectors = [createSector(1, 4), createSector(2, 4), createSector(3, 4)];
    const rows = upTo(4).map((rowNumber) => ({
      rowNumber,
      pegIds: [1, 2, 3].map((sector) => sector * 100 + rowNumber),
    }));
    fc.assert(
      fc.property(seeds, fc.constantFrom("slot" as const, "lot" as const), (seed, membersTake) => {
        const mode = { kind: "team-rows" as const, rows, membersTake };
        const { placements } = draw(
          createInput({ anglers: 12, sectors, mode, describeAngler: teamOfThree }),
          seed,
        );
        for (const team of upTo(4)) {
          const own = placements.filter(({ anglerId }) => Math.ceil(anglerId / 3) === team);
          expect(new Set(own.map(({ pegId }) => pegId % 100)).size).toBe(1);
          expect(own.map(({ sectorId }) => sectorId).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
        }
        const bySlot = placements.every(({ anglerId, sectorId }) => teamOfThree(anglerId).slot === sectorId);
        expect(bySlot || membersTake === "lot").toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it("keeps everyone to the peg of his slot when a row has lost one", () => {
    const sectors = [createSector(1, 2), createSector(2, 2)];
    const rows = [1, 2].map((rowNumber) => ({ rowNumber, pegIds: [100 + rowNumber, 200 + rowNumber] }));
    const [first, second] = sectors[0]!.pegs;
    const input = createInput({
      anglers: 3,
      describeAngler: (id) => ({ teamId: id === 3 ? 2 : 1, slot: id === 1 ? 1 : 2 }),
      sectors: [{ ...sectors[0]!, pegs: [first!, { ...second!, isOutOfUse: true }] }, sectors[1]!],
      mode: { kind: "team-rows", rows, membersTake: "slot" },
    });
    const { placements } = draw(input, "12".repeat(32));
    expect(placements.map(({ anglerId, pegId }) => [anglerId, pegId])).toEqual([
      [1, 101],
      [2, 201],
      [3, 202],
    ]);
  });

  it("draws an order of choice in which every pair has one turn", () => {
    const input = createInput({
      anglers: 7,
      sectors: [],
      mode: { kind: "order-of-choice", by: "team", laterSessions: "drawn" },
      describeAngler: (anglerId) => ({ teamId: anglerId === 7 ? null : Math.ceil(anglerId / 2) }),
    });
    const { turns } = draw(input, "cd".repeat(32));
    expect(turns.map((turn) => turn.turn)).toEqual([1, 2, 3, 4]);
    expect(turns.map((turn) => turn.anglerIds.join("+")).toSorted()).toEqual(["1+2", "3+4", "5+6", "7"]);
  });

  it("turns the order of choice round on the second day", () => {
    const mode = { kind: "order-of-choice", by: "angler", laterSessions: "reversed" } as const;
    const { turns } = draw(
      createInput({ anglers: 9, sectors: [], mode, sessionIds: [4, 5] }),
      "ef".repeat(32),
    );
    const orders = [4, 5].map((id) =>
      turns.filter((turn) => turn.sessionId === id).flatMap((turn) => turn.anglerIds),
    );
    expect(orders[1]).toEqual(orders[0]!.toReversed());
  });

  it.each([
    ["angler-listed-twice", { anglers: [createAngler(1), createAngler(1)] }],
    ["peg-listed-twice", { sectors: [createSector(1, 2), { ...createSector(1, 2), sectorId: 2 }] }],
    ["weight-out-of-range", { constraints: [{ kind: "new-sector", strength: "soft", weight: 0 }] }],
    ["pin-to-unknown-peg", { pins: [{ sessionId: 1, anglerId: 1, pegId: 999 }] }],
    ["angler-has-no-group", { mode: { kind: "rotation", cells: [] } }],
    ["angler-has-no-sector", { mode: { kind: "per-sector", assignments: [] } }],
    ["angler-has-no-team", { mode: { kind: "team-rows", rows: [], membersTake: "slot" } }],
  ] as const)("refuses input with %s", (code, changed) => {
    const input = { ...createInput({ anglers: 2, sectors: [createSector(1, 2)] }), ...changed };
    expect(drawPegs(input, "00".repeat(32))).toMatchObject({ ok: false, problem: { code } });
  });

  it("refuses a seed that is not 256 bits", () => {
    const input = createInput({ anglers: 2, sectors: [createSector(1, 2)] });
    expect(drawPegs(input, "00")).toMatchObject({ ok: false, problem: { code: "seed-is-not-256-bits" } });
  });
});

function draw(input: DrawInput, seed: string): DrawResult {
  const outcome = drawPegs(input, seed);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
}

function sectorOf({ mode }: DrawInput, sessionId: number, groupId: number): number | null | undefined {
  if (mode.kind !== "rotation") return undefined;
  return mode.cells.find((cell) => cell.sessionId === sessionId && cell.groupId === groupId)?.sectorId;
}

function teamOfThree(anglerId: number) {
  return { teamId: Math.ceil(anglerId / 3), slot: ((anglerId - 1) % 3) + 1 };
}
