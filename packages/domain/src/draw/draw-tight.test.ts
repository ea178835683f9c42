import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Constraint, DrawInput } from "./draw-input.ts";
import { drawPegs } from "./draw-pegs.ts";
import { createInput, createSector, createSeed, upTo } from "./draw.factory.ts";
import { reportFairness } from "./report-fairness.ts";

const seeds = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(createSeed);
const SEED = "77".repeat(32);
const APART: Constraint = { kind: "team-mates-apart", strength: "hard" };

describe("a draw with little room", () => {
  it.each([
    ["two teams that must alternate", [50, 50], [100]],
    ["half a bank of one team", [50, ...upTo(49).map(() => 1)], [99]],
    ["three teams on one bank", [34, 33, 33], [100]],
    ["two teams over ten short sectors", [50, 50], upTo(10).map(() => 10)],
    ["the ends of every odd sector", [45, 36], upTo(9).map(() => 9)],
  ])("is found for %s", (_, teams, sectors) => {
    const input = createTeams(teams, sectors);
    expect(countAdjacent(input)).toBe(0);
  });

  it("is refused for a team of 51 on 100 pegs, naming the team", () => {
    const outcome = drawPegs(createTeams([51, 49], [100]), SEED);
    expect(outcome).toMatchObject({
      ok: false,
      problem: { code: "no-valid-draw", facts: { conflict: "team-too-large", anglerIds: upTo(51) } },
    });
  });

  it("is refused when pins put two alternating teams out of step", () => {
    const pins = [
      { sessionId: 1, anglerId: 1, pegId: 101 },
      { sessionId: 1, anglerId: 2, pegId: 106 },
    ];
    expect(drawPegs({ ...createTeams([10, 10], [20]), pins }, SEED)).toMatchObject({
      ok: false,
      problem: { code: "no-valid-draw" },
    });
  });

  it("names the anglers who compete for too few accessible pegs", () => {
    const sector = createSector(1, 6);
    const input = createInput({
      anglers: 6,
      describeAngler: (id) => ({ needsAccessiblePeg: id >= 4 }),
      sectors: [
        { ...sector, pegs: sector.pegs.map((peg, i) => Object.assign({}, peg, { isAccessible: i < 2 })) },
      ],
      constraints: [{ kind: "accessible-peg", strength: "hard" }],
    });
    expect(drawPegs(input, SEED)).toMatchObject({
      ok: false,
      problem: {
        facts: {
          conflict: "too-few-pegs",
          anglerIds: [4, 5, 6],
          pegIds: [101, 102],
          because: ["accessible-peg"],
        },
      },
    });
  });

  it("is found over all sessions exactly when the new sectors go round", () => {
    const fields = fc.record({
      pegs: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 4 }),
      sessions: fc.integer({ min: 2, max: 4 }),
      anglers: fc.integer({ min: 2, max: 20 }),
    });
    let possible = 0;
    fc.assert(
      fc.property(seeds, fields, (seed, { pegs, sessions, anglers }) => {
        const input: DrawInput = {
          ...createTeams(
            upTo(anglers).map(() => 1),
            pegs,
          ),
          sessionIds: upTo(sessions),
          constraints: [{ kind: "new-sector", strength: "hard" }],
        };
        const outcome = drawPegs(input, seed);
        const visits = pegs.reduce((sum, seats) => sum + Math.min(anglers, seats * sessions), 0);
        const isPossible = sessions <= pegs.length && visits >= anglers * sessions;
        possible += isPossible ? 1 : 0;
        expect(outcome.ok).toBe(isPossible);
        expect(outcome.ok ? reportFairness(input, outcome.value).repeatedSectors : []).toEqual([]);
      }),
      { numRuns: 1000 },
    );
    expect(possible).toBeGreaterThan(100);
  });

  it("is found in fields of 40 built round a draw that is known to be valid", () => {
    const fields = fc.record({
      teams: fc.integer({ min: 2, max: 5 }),
      choices: fc.array(fc.nat({ max: 999 }), { minLength: 40, maxLength: 40 }),
      order: fc.shuffledSubarray(upTo(40), { minLength: 40, maxLength: 40 }),
    });
    fc.assert(
      fc.property(seeds, fields, (seed, { teams, choices, order }) => {
        const input = hideDraw(teams, choices, order);
        expect(drawPegs(input, seed)).toMatchObject({ ok: true });
      }),
      { numRuns: 300 },
    );
  });

  it("gives five groups over five sessions no end peg twice", () => {
    const input = createInput({
      anglers: 100,
      describeAngler: (id) => ({ teamId: Math.ceil(id / 5), groupId: (id % 5) + 1 }),
      sectors: upTo(5).map((sectorId) => createSector(sectorId, 20)),
      sessionIds: upTo(5),
      mode: {
        kind: "rotation",
        cells: upTo(5).flatMap((groupId) =>
          upTo(5).map((sessionId) => ({ groupId, sessionId, sectorId: ((groupId + sessionId) % 5) + 1 })),
        ),
      },
      constraints: [
        { kind: "one-end-peg", strength: "hard" },
        { kind: "new-neighbour", strength: "soft", weight: 1 },
      ],
    });
    const outcome = drawPegs(input, SEED);
    const report = outcome.ok ? reportFairness(input, outcome.value) : undefined;
    expect(report).toMatchObject({ repeatedEndPegs: [], repeatedSectors: [], repeatedNeighbours: [] });
  });
});

/** All pegs taken; angler `order[p]` on peg p is valid, and pins, needs and past end pegs leave little else. */
function hideDraw(teams: number, choices: readonly number[], order: readonly number[]): DrawInput {
  const sector = createSector(1, order.length);
  const choiceOf = new Map(order.map((anglerId, p) => [anglerId, choices[p]!]));
  const teamOf = new Map<number, number>();
  let before = 0;
  for (const [p, anglerId] of order.entries()) {
    before = ((before + (choices[p]! % (teams - 1))) % teams) + 1;
    teamOf.set(anglerId, before);
  }
  return createInput({
    anglers: order.length,
    describeAngler: (id) => ({ teamId: teamOf.get(id)!, needsAccessiblePeg: choiceOf.get(id)! % 5 === 0 }),
    sectors: [
      {
        ...sector,
        pegs: sector.pegs.map((peg, p) =>
          Object.assign({}, peg, { isEnd: choices[p]! % 7 === 0, isAccessible: choices[p]! % 5 === 0 }),
        ),
      },
    ],
    constraints: [
      APART,
      { kind: "one-end-peg", strength: "hard" },
      { kind: "accessible-peg", strength: "hard" },
    ],
    pins: order.flatMap((anglerId, p) =>
      choices[p]! % 11 === 0 ? [{ sessionId: 1, anglerId, pegId: sector.pegs[p]!.pegId }] : [],
    ),
    earlier: order.flatMap((anglerId, p) => {
      const end = choices.findIndex((choice) => choice % 7 === 0);
      const hasHadEnd = end >= 0 && choices[p]! % 7 > 3;
      return hasHadEnd ? [{ sessionId: 0, anglerId, sectorId: 1, pegId: sector.pegs[end]!.pegId }] : [];
    }),
  });
}

function createTeams(teamSizes: readonly number[], sectorSizes: readonly number[]): DrawInput {
  const teamOf = teamSizes.flatMap((size, team) => upTo(size).map(() => team + 1));
  return createInput({
    anglers: teamOf.length,
    describeAngler: (id) => ({ teamId: teamOf[id - 1]! }),
    sectors: sectorSizes.map((pegs, i) => createSector(i + 1, pegs)),
    constraints: [APART],
  });
}

function countAdjacent(input: DrawInput): number | undefined {
  const outcome = drawPegs(input, SEED);
  return outcome.ok ? reportFairness(input, outcome.value).adjacentTeamMates.length : undefined;
}
