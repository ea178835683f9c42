import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DrawInput, DuelMode } from "./draw-input.ts";
import { drawPegs } from "./draw-pegs.ts";
import { createInput, createSector, createSeed, upTo } from "./draw.factory.ts";
import { listDuelBoxes } from "./list-duel-boxes.ts";

const mode: DuelMode = { kind: "duels", rounds: 9, judgedBy: "anglers" };

describe("a draw of duels", () => {
  it("gives nobody one peg of the session, and everybody six duels on two neighbouring pegs", () => {
    const input = createInput({ anglers: 18, sectors: [createSector(1, 7), createSector(2, 8)], mode });
    const { placements, turns, duels, rests } = draw(input);
    expect([placements, turns, rests]).toEqual([[], [], []]);
    expect(duels).toHaveLength(54);
    for (const id of upTo(18)) {
      const own = duels.filter(({ firstHalf }) => firstHalf.includes(id));
      expect(own).toHaveLength(6);
      expect(new Set(own.flatMap(({ pegIds }) => pegIds)).size).toBeGreaterThan(2);
    }
  });

  it("uses no peg twice in a round, swaps the seats and keeps to neighbours in use, whatever the water", () => {
    const waters = fc.record({
      seed: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(createSeed),
      anglers: fc.integer({ min: 3, max: 30 }),
      pegs: fc.array(fc.array(fc.boolean(), { minLength: 2, maxLength: 12 }), { minLength: 3, maxLength: 8 }),
      isRing: fc.boolean(),
      judgedBy: fc.constantFrom("anglers" as const, "officials" as const),
    });
    fc.assert(
      fc.property(waters, ({ seed, anglers, pegs, isRing, judgedBy }) => {
        const sectors = pegs.map((inUse, index) => closePegs(index + 1, inUse, isRing));
        const input = createInput({ anglers, sectors, mode: { kind: "duels", rounds: 3, judgedBy } });
        const drawn = drawPegs(input, seed);
        const atOnce = judgedBy === "anglers" ? Math.floor((anglers + 1) / 3) : Math.floor(anglers / 2);
        expect(drawn.ok).toBe(listDuelBoxes(sectors).length >= atOnce);
        const duels = drawn.ok ? drawn.value.duels : [];
        const neighbours = new Set(sectors.flatMap(listNeighbours));
        const taken = duels.flatMap(({ round, pegIds }) => pegIds.map((id) => `${round} ${id}`));
        expect(new Set(taken).size).toBe(taken.length);
        for (const { sectorId, pegIds, firstHalf, secondHalf } of duels) {
          expect(neighbours).toContain(`${sectorId} ${pegIds.join()}`);
          expect(secondHalf).toEqual(firstHalf.toReversed());
        }
      }),
      { numRuns: 500 },
    );
  });

  it("pairs pegs that are beside each other: none across one that is out of use, and round a lake the last and the first", () => {
    const boxesOf = (inUse: boolean[], isRing: boolean) =>
      listDuelBoxes([closePegs(1, inUse, isRing)]).map(({ pegIds }) => pegIds.join("+"));
    expect(boxesOf([true, true, true, true, true], false)).toEqual(["101+102", "103+104"]);
    expect(boxesOf([true, false, true, true], false)).toEqual(["103+104"]);
    expect(boxesOf([true, false, true, true, true], true)).toEqual(["103+104", "105+101"]);
    expect(boxesOf([true, false, true], false)).toEqual([]);
  });

  it("needs two neighbouring pegs for every duel of a round", () => {
    const input = createInput({ anglers: 18, sectors: [createSector(1, 7), createSector(2, 5)], mode });
    expect(drawPegs(input, createSeed(1))).toMatchObject({
      ok: false,
      problem: { code: "too-few-boxes", facts: { duels: 6, boxes: 5 } },
    });
  });

  it.each([
    ["rounds-not-in-thirds", { mode: { ...mode, rounds: 4 } }],
    ["too-many-rounds", { sessionIds: [1, 2] }],
    ["too-few-anglers", { anglers: [] }],
    ["duels-keep-to-nothing", { constraints: [{ kind: "one-end-peg", strength: "hard" }] }],
    ["duels-keep-to-nothing", { pins: [{ sessionId: 1, anglerId: 1, pegId: 101 }] }],
  ] as const)("refuses with %s", (code, changed) => {
    const input = { ...createInput({ anglers: 9, sectors: [createSector(1, 6)], mode }), ...changed };
    expect(drawPegs(input, createSeed(1))).toMatchObject({ ok: false, problem: { code } });
  });
});

function draw(input: DrawInput) {
  const drawn = drawPegs(input, createSeed(7));
  if (!drawn.ok) throw new Error(drawn.problem.code);
  return drawn.value;
}

function closePegs(sectorId: number, inUse: readonly boolean[], isRing: boolean) {
  const sector = createSector(sectorId, inUse.length);
  return { ...sector, isRing, pegs: sector.pegs.map((peg, i) => ({ ...peg, isOutOfUse: !inUse[i] })) };
}

/** Both in use, in walking order. */
function listNeighbours({ sectorId, pegs, isRing }: ReturnType<typeof closePegs>): string[] {
  return pegs.flatMap((peg, i) => {
    const next = pegs[i + 1] ?? (isRing ? pegs[0] : undefined);
    return next && !peg.isOutOfUse && !next.isOutOfUse ? `${sectorId} ${peg.pegId},${next.pegId}` : [];
  });
}
