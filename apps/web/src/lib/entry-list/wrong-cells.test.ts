import { expect, test } from "vitest";
import { wrongCells } from "./wrong-cells.ts";

const list = {
  top: [],
  headerLine: 3,
  headings: ["Lp.", "Nr", "Nazwisko i imię"],
  columns: [null, "number", "fullName"] as const,
  entries: [
    { line: 4, cells: ["1", "21", "Kowalski Jan"] },
    { line: 5, cells: ["2", "x"] },
  ],
  totals: [],
};
const labels = { number: "Number", fullName: "Whole name" };
const at = { list, labels, wholeName: "fullName" as const };

test("a wrong field is found in its own column, in the line with that number of the file", () => {
  expect(wrongCells(at, 5, ["number"])).toEqual([{ column: 1, label: "Number", text: "x" }]);
});

test("first and last name are found in the whole name, once, also where the cell is empty", () => {
  expect(wrongCells(at, 5, ["firstName", "lastName"])).toEqual([
    { column: 2, label: "Whole name", text: "" },
  ]);
});

test("a field that no column holds cannot be corrected", () => {
  expect(wrongCells(at, 4, ["club"])).toEqual([]);
});
