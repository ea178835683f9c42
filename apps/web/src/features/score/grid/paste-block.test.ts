import { expect, test } from "vitest";
import { readBlock, readPresence } from "./paste-block.ts";

test("a block keeps its empty lines and cells, and drops the one a spreadsheet ends with", () => {
  expect(readBlock('4,52\t12\r\n\r\n"0,85"\t\r\n')).toEqual([["4,52", "12"], [""], ["0,85", ""]]);
});

test.each([
  ["DNS", "absent"],
  [" absent ", "absent"],
  ["dnf", "withdrawn"],
  ["DSQ", "disqualified"],
  ["12", undefined],
  ["", undefined],
])("“%s” in a result list means %s", (text, presence) => {
  expect(readPresence(text)).toBe(presence);
});
