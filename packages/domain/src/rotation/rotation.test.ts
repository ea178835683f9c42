import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildRotation } from "./build-rotation.ts";
import { checkRotation } from "./check-rotation.ts";
import type { Rotation } from "./rotation.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const sizes = fc.record({
  groups: fc.integer({ min: 1, max: 12 }),
  sectors: fc.integer({ min: 1, max: 12 }),
  sessions: fc.integer({ min: 1, max: 14 }),
});
const planOf = ({ groups, sectors, sessions }: { groups: number; sectors: number; sessions: number }) => ({
  groupIds: upTo(groups),
  sectorIds: upTo(sectors),
  sessionIds: upTo(sessions),
});

describe("buildRotation", () => {
  it("builds the Latin square of W26 for five groups, sectors and sessions", () => {
    expect(rowsOf(build({ groups: 5, sectors: 5, sessions: 5 }))).toEqual([
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 1],
      [3, 4, 5, 1, 2],
      [4, 5, 1, 2, 3],
      [5, 1, 2, 3, 4],
    ]);
  });

  it("gives each of five groups one rest in six sessions, never two groups the same one", () => {
    const rotation = build({ groups: 5, sectors: 5, sessions: 6 });
    const rests = rotation.cells.filter((cell) => cell.sectorId === null);
    expect(rests.map((cell) => cell.groupId)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(rests.map((cell) => cell.sessionId)).size).toBe(5);
  });

  it("lets every group fish every sector exactly when there are sessions enough, else says how many are needed", () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const outcome = buildRotation({ ...planOf(size), coverage: "every-sector" });
        const needed = Math.max(size.groups, size.sectors);
        expect(outcome.ok ? checkRotation(outcome.value) : outcome.problem.facts["sessionsNeeded"]).toEqual(
          size.sessions >= needed ? [] : needed,
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("otherwise gives every group equally many sectors, as many as the sessions allow", () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const outcome = buildRotation({ ...planOf(size), coverage: "most-sectors" });
        const most = Math.min(
          size.sectors,
          size.sessions,
          Math.floor((size.sessions * size.sectors) / size.groups),
        );
        expect(outcome.ok).toBe(most > 0);
        if (!outcome.ok) return;
        expect(checkRotation(outcome.value, "most-sectors")).toEqual([]);
        for (const row of rowsOf(outcome.value))
          expect(row.filter((sector) => sector !== null)).toHaveLength(most);
      }),
      { numRuns: 1000 },
    );
  });

  it("refuses a matrix without groups, sectors or sessions", () => {
    const outcome = buildRotation({
      groupIds: [],
      sectorIds: [1],
      sessionIds: [1],
      coverage: "every-sector",
    });
    expect(outcome).toMatchObject({ ok: false, problem: { code: "rotation-is-empty" } });
  });
});

describe("checkRotation", () => {
  const championship2008 = rotationOf([
    [1, null, 3, 2, 5, 4],
    [2, 3, 1, null, 4, 5],
    [4, 5, null, 1, 2, 3],
    [5, 4, 2, 3, 1, null],
    [null, 1, 5, 4, 3, 2],
  ]);

  it("finds nothing wrong with the six-slot matrix of the 2008 world championships", () => {
    expect(checkRotation(championship2008)).toEqual([]);
  });

  it("names the cells of two groups in one sector, of a sector fished twice and of one missed", () => {
    const edited = withCell(championship2008, { groupId: 1, sessionId: 1, sectorId: 2 });
    expect(checkRotation(edited)).toEqual([
      { code: "sector-shared", sectorId: 2, cells: [at(1, 1), at(2, 1)] },
      { code: "sector-repeated", groupId: 1, sectorId: 2, cells: [at(1, 1), at(1, 4)] },
      { code: "sector-missed", groupId: 1, sectorId: 1, cells: [at(1, 2)] },
    ]);
  });

  it("names a group that rests more often than the others", () => {
    const edited = withCell(championship2008, { groupId: 3, sessionId: 6, sectorId: null });
    expect(checkRotation(edited, "most-sectors")).toEqual([
      { code: "unequal-rests", groupId: 3, cells: [at(3, 3), at(3, 6)] },
    ]);
  });

  it("names missing, doubled and unknown cells before anything else", () => {
    const [first, ...rest] = championship2008.cells;
    const cells = [...rest, rest[0]!, { groupId: 9, sessionId: 8, sectorId: 7 }];
    const codes = checkRotation({ ...championship2008, cells }).map((conflict) => conflict.code);
    expect(first).toMatchObject(at(1, 1));
    expect(codes).toEqual([
      "cell-given-twice",
      "unknown-group",
      "unknown-session",
      "unknown-sector",
      "cell-missing",
    ]);
  });
});

function build(size: { groups: number; sectors: number; sessions: number }): Rotation {
  const outcome = buildRotation({ ...planOf(size), coverage: "every-sector" });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

function rowsOf({ groupIds, cells }: Rotation): (number | null)[][] {
  return groupIds.map((id) => cells.filter((cell) => cell.groupId === id).map((cell) => cell.sectorId));
}

function rotationOf(rows: readonly (readonly (number | null)[])[]): Rotation {
  const cells = rows.flatMap((row, group) =>
    row.map((sectorId, session) => ({ groupId: group + 1, sessionId: session + 1, sectorId })),
  );
  return { groupIds: upTo(rows.length), sectorIds: upTo(5), sessionIds: upTo(rows[0]!.length), cells };
}

function withCell(rotation: Rotation, changed: Rotation["cells"][number]): Rotation {
  const cells = rotation.cells.map((cell) =>
    cell.groupId === changed.groupId && cell.sessionId === changed.sessionId ? changed : cell,
  );
  return { ...rotation, cells };
}

function at(groupId: number, sessionId: number) {
  return { groupId, sessionId };
}
