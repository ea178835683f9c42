import { describe, expect, it } from "vitest";
import { buildFacts, resultsOf, tableOf } from "../../fixtures/build-competition.ts";
import { COARSE_AND_FEEDER } from "../ruleset/presets/coarse-and-feeder.ts";
import { PLAIN_TABLE } from "../ruleset/presets/plain-switches.ts";
import { checkUnitPoints } from "./unit/check-unit-points.ts";
import { compareResults } from "./compare-results.ts";
import { groupUnits, type Placement } from "./facts/group-units.ts";
import { qualifyEntries } from "./qualify-entries.ts";

const RULESET = { ...COARSE_AND_FEEDER, classifications: [PLAIN_TABLE] };
const FACTS = buildFacts({
  sessions: [
    {
      A: [
        [1, 900],
        [2, 800],
        [3, 700],
        [4, 600],
      ],
    },
  ],
});
const RESULTS = resultsOf(RULESET, FACTS);

describe("what a change would do", () => {
  it("lists every place that moves, in the unit and in the table, and nobody else", () => {
    const scores = FACTS.scores.map((score) =>
      score.entryId === 3 ? { ...score, weighIn: { weightGrams: 850 } } : score,
    );
    const moves = compareResults(RESULTS, resultsOf(RULESET, { ...FACTS, scores }));
    const upAndDown = [
      { id: 2, before: { place: 2, points: 2 }, after: { place: 3, points: 3 } },
      { id: 3, before: { place: 3, points: 3 }, after: { place: 2, points: 2 } },
    ];
    expect(moves).toHaveLength(4);
    expect(moves.filter((move) => move.unitId === "1A")).toMatchObject(upAndDown);
    expect(moves.filter((move) => move.unitId === null)).toMatchObject(upAndDown);
  });

  it("lists points that change although the place does not, and those who come or go", () => {
    const widened = { ...FACTS, units: FACTS.units.map((unit) => ({ ...unit, size: 6 })) };
    const blanked = { ...widened, scores: FACTS.scores.filter((score) => score.entryId !== 4) };
    const moves = compareResults(resultsOf(RULESET, FACTS), resultsOf(RULESET, blanked));
    expect(moves.map((move) => [move.unitId, move.id, move.after?.points])).toEqual([
      ["1A", 4, 7],
      [null, 4, 7],
    ]);
    const gone = compareResults(RESULTS, { ...RESULTS, classifications: [] });
    expect(gone.every((move) => move.after === null)).toBe(true);
  });

  it("lists nothing when nothing changed", () => {
    expect(compareResults(RESULTS, resultsOf(RULESET, FACTS))).toEqual([]);
  });
});

describe("qualifying", () => {
  const table = tableOf(RESULTS, "individual");

  it("takes the best of the table, or of each unit", () => {
    const top = { top: 2, passesDown: false } as const;
    expect(qualifyEntries({ ...top, per: "overall" }, table).map((each) => each.id)).toEqual([1, 2]);
    expect(qualifyEntries({ ...top, per: "unit" }, table).map((each) => [each.unitId, each.id])).toEqual([
      ["1A", 1],
      ["1A", 2],
    ]);
  });

  it("passes the place of one already through down to the next (K6)", () => {
    const rules = { top: 2, per: "overall", passesDown: true } as const;
    expect(qualifyEntries(rules, table, new Set([1]))).toEqual([
      { id: 2, unitId: null, passedDownFrom: [] },
      { id: 3, unitId: null, passedDownFrom: [1] },
    ]);
    expect(
      qualifyEntries({ ...rules, passesDown: false }, table, new Set([1])).map((each) => each.id),
    ).toEqual([1, 2]);
  });

  it("takes everyone who shares the last place that qualifies", () => {
    const tied = buildFacts({
      sessions: [
        {
          A: [
            [1, 900],
            [2, 800],
            [3, 800],
            [4, 600],
          ],
        },
      ],
    });
    const shared = tableOf(resultsOf(RULESET, tied), "individual");
    const rules = { top: 2, per: "overall", passesDown: false } as const;
    expect(qualifyEntries(rules, shared).map((each) => each.id)).toEqual([1, 2, 3]);
  });
});

describe("points of a sector", () => {
  const [unit] = tableOf(RESULTS, "individual").units;
  const rows = unit?.rows ?? [];

  it("add up to N(N+1)/2 under averaging, and are reported when they do not (C8)", () => {
    expect(unit && checkUnitPoints(RULESET.ranking, unit)).toBeUndefined();
    const typed = rows.map((row) => (row.entryId === 4 ? { ...row, points: 3 } : row));
    expect(unit && checkUnitPoints(RULESET.ranking, { ...unit, rows: typed })).toEqual({
      code: "result-points-do-not-add-up",
      unitId: "1A",
      points: 9,
      expected: 10,
    });
  });

  it("are free where the rules share places or someone is missing", () => {
    const typed = rows.map((row) => (row.entryId === 4 ? { ...row, points: 3 } : row));
    expect(
      unit && checkUnitPoints({ ...RULESET.ranking, leftoverTie: "shared" }, { ...unit, rows: typed }),
    ).toBeUndefined();
    expect(unit && checkUnitPoints(RULESET.ranking, { ...unit, rows: typed.slice(1) })).toBeUndefined();
  });
});

describe("who is ranked against whom", () => {
  const place = (entryId: number, more: Partial<Placement>): Placement => ({
    sessionId: 1,
    entryId,
    sectorId: 1,
    parentSectorId: null,
    groupId: null,
    pegId: entryId,
    substituteId: null,
    ...more,
  });
  const placements = [
    place(1, { sectorId: 11, parentSectorId: 1, groupId: 5 }),
    place(2, { sectorId: 12, parentSectorId: 1, groupId: 5, pegId: 9 }),
    place(3, { sectorId: 12, parentSectorId: 1, groupId: 6, pegId: 9, substituteId: 7 }),
    place(4, { sectorId: 2, groupId: 6 }),
  ];

  it.each([
    ["sector", [[1, 2, 3], [4]]],
    ["sub-sector", [[1], [2, 3], [4]]],
    ["boat", [[1], [2, 3], [4]]],
    [
      "group",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["match", [[1, 2, 3, 4]]],
  ] as const)("goes by %s", (unit, drawn) => {
    expect(groupUnits(unit, placements).map((each) => each.drawn)).toEqual(drawn);
  });

  it("freezes N at the draw and remembers who stood in", () => {
    const [match] = groupUnits("match", placements);
    expect(match).toMatchObject({ size: 4, substitutes: [{ outId: 3, inId: 7 }] });
  });
});
