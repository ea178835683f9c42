import { expect, test } from "vitest";
import { readAnglerRow } from "./read-angler-row.ts";

test("a line is read by its columns, and what it does not say stays open", () => {
  const columns = ["number", "lastName", null, "firstName", "isReserve"] as const;
  expect(readAnglerRow([" 12 ", "Novák", "M", " Jan  Karel", ""], columns)).toEqual({
    line: {
      number: 12,
      firstName: "Jan Karel",
      lastName: "Novák",
      team: null,
      slot: null,
      category: null,
      club: null,
      country: null,
      licence: null,
      isReserve: null,
    },
    problems: [],
  });
});

test.each([
  ["Jan Novák", "Jan", "Novák"],
  ["Novák, Jan", "Jan", "Novák"],
  ["Anna Maria de Souza", "Anna Maria de", "Souza"],
])("%s is told apart", (name, firstName, lastName) => {
  expect(readAnglerRow([name], ["fullName"]).line).toMatchObject({ firstName, lastName });
});

test.each([
  ["yes", true],
  ["X", true],
  ["Náhradník", true],
  ["Nein", false],
  ["0", false],
])("reserve: %s", (cell, isReserve) => {
  expect(readAnglerRow(["Ann Lee", cell], ["fullName", "isReserve"]).line.isReserve).toBe(isReserve);
});

test("a slot that says reserve makes one", () => {
  const { line } = readAnglerRow(["Ann Lee", "R"], ["fullName", "slot"]);
  expect(line).toMatchObject({ slot: null, isReserve: true });
});

test.each([
  [["Ann Lee", "twelve"], { field: "number", code: "no-number", text: "twelve" }],
  [["Ann Lee", "0"], { field: "number", code: "no-number", text: "0" }],
  [["Ann Lee", "1.5"], { field: "number", code: "no-number", text: "1.5" }],
  [["Ann", "1"], { field: "fullName", code: "no-name", text: "Ann" }],
])("%j is a problem", (cells, problem) => {
  expect(readAnglerRow(cells, ["fullName", "number"]).problems).toEqual([problem]);
});

test("numbers as spreadsheets write them, and our own mark before a formula, are understood", () => {
  const { line } = readAnglerRow(["7.0", "'=Ann", "Lee"], ["number", "firstName", "lastName"]);
  expect(line).toMatchObject({ number: 7, firstName: "=Ann" });
});
