import { expect, test } from "vitest";
import { describeConflicts } from "./describe-conflicts.ts";

const row = { revision: 1, createdAt: "", updatedAt: "" };
const matrix = {
  groups: [
    { id: 1, code: "A", name: "", anglerCount: 0 },
    { id: 2, code: "B", name: "", anglerCount: 0 },
  ],
  sectors: [
    { id: 11, code: "S1", name: "", position: 0 },
    { id: 12, code: "S2", name: "", position: 1 },
  ],
  sessions: [
    { id: 21, number: 1, name: "", startsAt: "", endsAt: "" },
    { id: 22, number: 2, name: "", startsAt: "", endsAt: "" },
  ],
  cells: [
    { ...row, id: 31, groupId: 1, sessionId: 21, sectorId: 11 },
    { ...row, id: 32, groupId: 2, sessionId: 21, sectorId: 11 },
  ],
  conflicts: [],
};

test("two groups in one sector are named and their cells marked, beside what is not decided", () => {
  const { sentences, missing, isMarked } = describeConflicts(matrix);
  expect(sentences).toEqual(["Session 1: Group A, Group B are all in sector S1."]);
  expect(missing).toBe("2 cells are not set.");
  expect([isMarked(1, 21), isMarked(2, 21), isMarked(1, 22)]).toEqual([true, true, false]);
});

test("a group that comes back to a sector is named with both sessions", () => {
  const cells = [matrix.cells[0]!, { ...matrix.cells[1]!, groupId: 1, sessionId: 22 }];
  expect(describeConflicts({ ...matrix, cells }).sentences[0]).toBe(
    "Group A fishes sector S1 more than once: Session 1, Session 2.",
  );
});

test("a whole and sound matrix has nothing to say", () => {
  const cells = [
    [1, 21, 11],
    [1, 22, 12],
    [2, 21, 12],
    [2, 22, 11],
  ].map(([groupId, sessionId, sectorId], id) => ({
    ...row,
    id,
    groupId: groupId!,
    sessionId: sessionId!,
    sectorId: sectorId!,
  }));
  expect(describeConflicts({ ...matrix, cells }).sentences).toEqual([]);
});
