import { describe, expect, it } from "vitest";
import { drawPegs } from "./draw-pegs.ts";
import { createInput, createSector } from "./draw.factory.ts";
import { reportFairness } from "./report-fairness.ts";

const SEED = "11".repeat(32);

describe("reportFairness", () => {
  it("counts end pegs per team, repeats and team mates side by side", () => {
    const input = createInput({
      anglers: 4,
      describeAngler: (id) => ({ teamId: Math.ceil(id / 2), needsAccessiblePeg: id === 4 }),
      sectors: [createSector(1, 4)],
      earlier: [at(1, 1, 101), at(1, 2, 102), at(1, 3, 103), at(1, 4, 104)],
      constraints: [{ kind: "one-end-peg", strength: "soft", weight: 5 }],
    });
    const placements = [at(2, 1, 101), at(2, 2, 102), at(2, 3, 104), at(2, 4, 103)];
    const report = reportFairness(input, { placements, turns: [], duels: [], rests: [], unmet: [] });
    expect(report.endPegsByTeam).toEqual([
      { teamId: 1, endPegs: 2, places: 4 },
      { teamId: 2, endPegs: 2, places: 4 },
    ]);
    expect(report.repeatedEndPegs).toEqual([{ anglerId: 1, sessionIds: [1, 2] }]);
    expect(report.repeatedSectors).toHaveLength(4);
    expect(report.repeatedNeighbours.map(({ anglerIds }) => anglerIds)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(report.adjacentTeamMates).toEqual([
      { sessionId: 2, anglerIds: [1, 2] },
      { sessionId: 2, anglerIds: [3, 4] },
    ]);
    expect(report.inaccessible).toEqual([at(2, 4, 103)]);
    expect(report.constraints).toMatchObject([{ breaches: 1, conflicts: [] }]);
  });

  it("says why a soft constraint could not be met, and breaks it no more often than it must", () => {
    const input = createInput({
      anglers: 5,
      describeAngler: (id) => ({ teamId: id <= 4 ? 1 : 2 }),
      sectors: [createSector(1, 5)],
      constraints: [{ kind: "team-mates-apart", strength: "soft", weight: 5 }],
    });
    const outcome = drawPegs(input, SEED);
    const report = outcome.ok ? reportFairness(input, outcome.value) : undefined;
    expect(report?.constraints).toMatchObject([
      {
        breaches: 2,
        conflicts: [{ code: "team-too-large", anglerIds: [1, 2, 3, 4], because: ["team-mates-apart"] }],
      },
    ]);
  });

  it("meets the heavier of two soft constraints that exclude each other", () => {
    expect(countBreaches(10, 5)).toEqual([0, 1]);
    expect(countBreaches(5, 10)).toEqual([1, 0]);
  });
});

function at(sessionId: number, anglerId: number, pegId: number) {
  return { sessionId, anglerId, sectorId: 1, pegId };
}

/** One angler needs the accessible peg, which is an end peg, and has had an end peg before. */
function countBreaches(accessWeight: number, endWeight: number): number[] {
  const [first, ...rest] = createSector(1, 3).pegs;
  const input = createInput({
    anglers: 3,
    describeAngler: (id) => ({ needsAccessiblePeg: id === 1 }),
    sectors: [{ sectorId: 1, isRing: false, pegs: [{ ...first!, isAccessible: true }, ...rest] }],
    earlier: [at(1, 1, 101)],
    constraints: [
      { kind: "accessible-peg", strength: "soft", weight: accessWeight },
      { kind: "one-end-peg", strength: "soft", weight: endWeight },
    ],
  });
  const outcome = drawPegs(input, SEED);
  const constraints = outcome.ok ? reportFairness(input, outcome.value).constraints : [];
  return constraints.map(({ breaches }) => breaches);
}
