import { expect, test } from "vitest";
import { groupSheet } from "./group.sheet.ts";

test("one line for everybody in a group, and one for an empty group", () => {
  const groups = [
    { id: 1, code: "A", name: "Red" },
    { id: 2, code: "B", name: "" },
  ];
  const anglers = [
    { groupId: 1, number: 4, firstName: "Jan", lastName: "Novák", teamName: "Sázava" },
    { groupId: null, number: 5, firstName: "Eva", lastName: "Malá", teamName: null },
  ];
  expect(groupSheet(groups, anglers).rows).toEqual([
    ["A", "Red", 4, "Jan", "Novák", "Sázava"],
    ["B", "", null, null, null, null],
  ]);
});
