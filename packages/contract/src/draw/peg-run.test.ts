import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { drawPegs } from "@tightlines/domain/draw/draw-pegs";
import { createInput, createSector, createSeed, upTo } from "@tightlines/domain/draw/draw.factory";
import { reportFairness } from "@tightlines/domain/draw/report-fairness";
import { expect, test } from "vitest";
import { fairnessReport, pegDrawInput, pegDuels, pegPlacements, pegRests, pegTurns } from "./peg-run.ts";

const sectors = [createSector(1, 5), createSector(2, 5)];
const teams = (anglerId: number) => ({ teamId: Math.ceil(anglerId / 4), groupId: anglerId % 2, slot: 1 });
const sectorOf = (anglerId: number) => (anglerId % 2) + 1;

const inputs: Record<string, DrawInput> = {
  free: createInput({
    anglers: 8,
    sectors,
    describeAngler: teams,
    sessionIds: [1, 2],
    pins: [{ sessionId: 1, anglerId: 1, pegId: 101 }],
    earlier: [{ sessionId: 9, anglerId: 2, sectorId: 1, pegId: 101 }],
    // Four of a team cannot all sit apart everywhere: the report has breaches and conflicts to tell.
    constraints: [
      { kind: "one-end-peg", strength: "hard" },
      { kind: "team-mates-apart", strength: "soft", weight: 7 },
    ],
  }),
  "per sector": createInput({
    anglers: 4,
    sectors,
    mode: {
      kind: "per-sector",
      assignments: upTo(4).map((anglerId) => ({ sessionId: 1, anglerId, sectorId: sectorOf(anglerId) })),
    },
  }),
  rotation: createInput({
    anglers: 4,
    sectors,
    describeAngler: teams,
    mode: {
      kind: "rotation",
      cells: [
        { groupId: 0, sessionId: 1, sectorId: 1 },
        { groupId: 1, sessionId: 1, sectorId: null },
      ],
    },
  }),
  "team rows": createInput({
    anglers: 4,
    sectors,
    describeAngler: (anglerId) => ({ teamId: Math.ceil(anglerId / 2), slot: ((anglerId - 1) % 2) + 1 }),
    mode: {
      kind: "team-rows",
      rows: [
        { rowNumber: 1, pegIds: [101, 201] },
        { rowNumber: 2, pegIds: [102, 202] },
      ],
      membersTake: "slot",
    },
  }),
  "order of choice": createInput({
    anglers: 4,
    sectors,
    mode: { kind: "order-of-choice", by: "angler", laterSessions: "drawn" },
  }),
  duels: createInput({ anglers: 7, sectors, mode: { kind: "duels", rounds: 3, judgedBy: "anglers" } }),
};

test.each(Object.entries(inputs))("a peg draw of mode %s travels whole", (_mode, input) => {
  const drawn = drawPegs(input, createSeed(42));
  if (!drawn.ok) throw new Error(drawn.problem.code);
  const report = reportFairness(input, drawn.value);
  expect(pegDrawInput.parse(input)).toEqual(input);
  expect(pegPlacements.parse(drawn.value.placements)).toEqual(drawn.value.placements);
  expect(pegTurns.parse(drawn.value.turns)).toEqual(drawn.value.turns);
  expect(pegDuels.parse(drawn.value.duels)).toEqual(drawn.value.duels);
  expect(pegRests.parse(drawn.value.rests)).toEqual(drawn.value.rests);
  expect(fairnessReport.parse(report)).toEqual(report);
});

test("what is hashed loses nothing: an input with something unknown in it is refused", () => {
  const [angler] = inputs["free"]!.anglers;
  expect(pegDrawInput.safeParse({ ...inputs["free"], wind: "west" }).success).toBe(false);
  expect(pegDrawInput.safeParse({ ...inputs["free"], anglers: [{ ...angler, age: 9 }] }).success).toBe(false);
});
