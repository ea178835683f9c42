import { expect, test } from "vitest";
import { countFairness } from "./count-fairness.ts";
import { createInput, createSector } from "./draw.factory.ts";

const sectors = [createSector(1, 3), createSector(2, 3)];
const place = (sessionId: number, anglerId: number, pegId: number) => ({
  sessionId,
  anglerId,
  sectorId: Math.floor(pegId / 100),
  pegId,
});

test("end pegs are counted by angler and by team, sectors by team, with the sessions before", () => {
  const input = createInput({
    anglers: 3,
    sectors,
    sessionIds: [2],
    describeAngler: (anglerId) => ({ teamId: anglerId === 3 ? null : 7 }),
    // Angler 1 has had an end peg before; angler 9 is not in this draw any more.
    earlier: [place(1, 1, 101), place(1, 9, 103)],
  });
  const placements = [place(2, 1, 203), place(2, 2, 102), place(2, 3, 101)];
  expect(countFairness(input, placements)).toEqual({
    anglersByEndPegs: [
      { endPegs: 0, anglers: 1 },
      { endPegs: 1, anglers: 1 },
      { endPegs: 2, anglers: 1 },
    ],
    teams: [
      {
        teamId: 7,
        places: 3,
        endPegs: 2,
        sectors: [
          { sectorId: 1, places: 2 },
          { sectorId: 2, places: 1 },
        ],
      },
    ],
  });
});

test("nobody on an end peg is one bar, and without teams there are no bars of teams", () => {
  const input = createInput({ anglers: 2, sectors });
  expect(countFairness(input, [place(1, 1, 102), place(1, 2, 202)])).toEqual({
    anglersByEndPegs: [{ endPegs: 0, anglers: 2 }],
    teams: [],
  });
});
