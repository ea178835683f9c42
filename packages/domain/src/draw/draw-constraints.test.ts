import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DrawAngler, DrawInput, DrawSector, Placement } from "./draw-input.ts";
import { drawPegs } from "./draw-pegs.ts";
import { createInput, createSector, createSeed, upTo } from "./draw.factory.ts";
import { listNeighbours, recallEarlier } from "./recall-earlier.ts";

const seeds = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(createSeed);
const KINDS = ["team-mates-apart", "new-sector", "one-end-peg", "new-neighbour", "accessible-peg"] as const;

/** Fields of up to six anglers on up to eight pegs with everything that can be in the way of a draw. */
const smallInputs = fc
  .record({
    sectors: fc.array(
      fc.record({
        isRing: fc.boolean(),
        pegs: fc.array(
          fc.record({
            isEnd: fc.boolean(),
            isAccessible: fc.boolean(),
            isOutOfUse: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
            capacity: fc.integer({ min: 1, max: 5 }).map((n) => (n === 1 ? 2 : 1)),
          }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    anglers: fc.array(
      fc.record({
        teamId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
        needsAccessiblePeg: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
        earlierPeg: fc.option(fc.nat({ max: 9 }), { nil: null }),
        pinnedPeg: fc.integer({ min: 0, max: 60 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    hard: fc.subarray([...KINDS]),
  })
  .map(({ sectors, anglers, hard }): DrawInput => {
    const listed: DrawSector[] = sectors.map(({ isRing, pegs }, s) => ({
      sectorId: s + 1,
      isRing,
      pegs: pegs.map((peg, p) => Object.assign({ pegId: (s + 1) * 100 + p + 1 }, peg)),
    }));
    const places = listed.flatMap(({ sectorId, pegs }) => pegs.map(({ pegId }) => ({ sectorId, pegId })));
    return createInput({
      anglers: anglers.length,
      describeAngler: (id) => ({
        teamId: anglers[id - 1]!.teamId,
        needsAccessiblePeg: anglers[id - 1]!.needsAccessiblePeg,
      }),
      sectors: listed,
      sessionIds: [2],
      constraints: hard.map((kind) => ({ kind, strength: "hard" })),
      pins: anglers.flatMap(({ pinnedPeg }, i) => {
        const place = places[pinnedPeg];
        return place ? [{ sessionId: 2, anglerId: i + 1, pegId: place.pegId }] : [];
      }),
      earlier: anglers.flatMap(({ earlierPeg }, i) => {
        const place = earlierPeg === null ? undefined : places[earlierPeg];
        return place ? [{ sessionId: 1, anglerId: i + 1, ...place }] : [];
      }),
    });
  });

describe("constraints", () => {
  it("are met whenever trying every draw meets them, and otherwise the conflict is named", () => {
    let possible = 0;
    fc.assert(
      fc.property(smallInputs, seeds, (input, seed) => {
        const outcome = drawPegs(input, seed);
        const isPossible = tryEveryDraw(input);
        possible += isPossible ? 1 : 0;
        expect(outcome.ok).toBe(isPossible);
        expect(outcome.ok ? findBreaches(input, outcome.value.placements) : []).toEqual([]);
        expect(outcome.ok || outcome.problem.code === "no-valid-draw").toBe(true);
        expect(outcome.ok || outcome.problem.facts["conflict"] !== "search-ended").toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(possible).toBeGreaterThan(150);
  });

  it("give the same draw on every run and however the lists are ordered", () => {
    fc.assert(
      fc.property(smallInputs, seeds, fc.infiniteStream(fc.nat()), (input, seed, order) => {
        const permuted: DrawInput = {
          ...input,
          anglers: permute(input.anglers, order),
          sectors: permute(input.sectors, order),
          constraints: permute(input.constraints, order),
          pins: permute(input.pins, order),
          earlier: permute(input.earlier, order),
        };
        expect(drawPegs(permuted, seed)).toEqual(drawPegs(input, seed));
      }),
      { numRuns: 1000 },
    );
  });

  it("treat anglers in the same position alike", () => {
    const input = createInput({
      anglers: 6,
      describeAngler: (id) => ({ teamId: Math.ceil(id / 2) }),
      sectors: [createSector(1, 6)],
      constraints: [{ kind: "team-mates-apart", strength: "hard" }],
      sessionIds: upTo(100),
    });
    const counts = upTo(6).map(() => upTo(6).map(() => 0));
    for (let i = 0; i < 200; i += 1) {
      const outcome = drawPegs(input, createSeed(i));
      for (const { anglerId, pegId } of outcome.ok ? outcome.value.placements : []) {
        counts[anglerId - 1]![pegId - 101]! += 1;
      }
    }
    // Six anglers in the same position on six pegs: each has each peg once in six draws (25 degrees of freedom).
    const expected = 20_000 / 6;
    const chiSquared = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquared).toBeLessThan(52.6);
  });
});

/** Whether any assignment of anglers to seats breaks nothing: the slow and certain way. */
function tryEveryDraw(input: DrawInput): boolean {
  const room = new Map(
    input.sectors.flatMap(({ pegs }) => pegs.map((peg) => [peg.pegId, peg.isOutOfUse ? 0 : peg.capacity])),
  );
  const places = input.sectors.flatMap(({ sectorId, pegs }) =>
    pegs.map(({ pegId }) => ({ sectorId, pegId })),
  );
  const placements: Placement[] = [];
  const placeFrom = (index: number): boolean => {
    const angler = input.anglers[index];
    if (!angler) return true;
    return places.some((place) => {
      if (room.get(place.pegId) === 0) return false;
      room.set(place.pegId, room.get(place.pegId)! - 1);
      placements.push({ sessionId: 2, anglerId: angler.anglerId, ...place });
      const isDone = findBreaches(input, placements).length === 0 && placeFrom(index + 1);
      placements.pop();
      room.set(place.pegId, room.get(place.pegId)! + 1);
      return isDone;
    });
  };
  return placeFrom(0);
}

function findBreaches(input: DrawInput, placements: readonly Placement[]): unknown[] {
  const hard = new Set(
    input.constraints.filter(({ strength }) => strength === "hard").map(({ kind }) => kind),
  );
  const memory = recallEarlier(input.sectors, input.earlier);
  const anglers = new Map<number, DrawAngler>(input.anglers.map((angler) => [angler.anglerId, angler]));
  const pegs = new Map(
    input.sectors.flatMap((sector) => sector.pegs.map((peg) => [peg.pegId, peg] as const)),
  );
  const alone = placements.filter(({ anglerId, sectorId, pegId }) => {
    const pin = input.pins.find((one) => one.anglerId === anglerId);
    return (
      pegs.get(pegId)!.isOutOfUse ||
      (pin && pin.pegId !== pegId) ||
      (hard.has("new-sector") && memory.sectorsOf.get(anglerId)?.has(sectorId)) ||
      (hard.has("one-end-peg") && pegs.get(pegId)!.isEnd && memory.endPegsOf.has(anglerId)) ||
      (hard.has("accessible-peg") &&
        anglers.get(anglerId)!.needsAccessiblePeg &&
        !pegs.get(pegId)!.isAccessible)
    );
  });
  const together = listNeighbours(input.sectors, placements).filter(({ anglerIds: [one, other] }) => {
    const team = anglers.get(one)!.teamId;
    return (
      (hard.has("team-mates-apart") && team !== null && team === anglers.get(other)!.teamId) ||
      (hard.has("new-neighbour") && memory.neighboursOf.get(one)?.has(other))
    );
  });
  return [...alone, ...together];
}

function permute<T>(items: readonly T[], order: fc.Stream<number>): T[] {
  const keys = new Map(items.map((item) => [item, order.next().value ?? 0]));
  return items.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
}
