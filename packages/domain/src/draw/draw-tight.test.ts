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
  }, 60_000);

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
