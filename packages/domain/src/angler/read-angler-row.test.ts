import { expect, test } from "vitest";
import { readAnglerRow } from "./read-angler-row.ts";

test("a line is read by its columns, and what it does not say stays open", () => {
  const columns = ["number", "lastName", null, "firstName", "isReserve"] as const;
  expect(readAnglerRow([" 12 ", "Novák", "M", " Jan  Karel", ""], columns, "first-last")).toEqual({
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

test("a whole name is told apart in the order the list writes names, and first and last name come before it", () => {
  const columns = ["fullName", "firstName", "lastName"] as const;
  const read = (...cells: string[]) => readAnglerRow(cells, columns, "last-first").line;
  expect(read("Novák Jan", "", "")).toMatchObject({ firstName: "Jan", lastName: "Novák" });
  expect(read("Novák Jan", "Eva", "Malá")).toMatchObject({ firstName: "Eva", lastName: "Malá" });
});

test.each([
  ["yes", true],
  ["X", true],
  ["Náhradník", true],
  ["Nein", false],
  ["0", false],
])("reserve: %s", (cell, isReserve) => {
  expect(readAnglerRow(["Ann Lee", cell], ["fullName", "isReserve"], "first-last").line.isReserve).toBe(
    isReserve,
  );
});

test("a slot that says reserve makes one", () => {
  const { line } = readAnglerRow(["Ann Lee", "R"], ["fullName", "slot"], "first-last");
  expect(line).toMatchObject({ slot: null, isReserve: true });
});

test.each([
  [["Ann Lee", "twelve"], { field: "number", code: "no-number", text: "twelve" }],
  [["Ann Lee", "0"], { field: "number", code: "no-number", text: "0" }],
  [["Ann Lee", "1.5"], { field: "number", code: "no-number", text: "1.5" }],
  [["Ann", "1"], { field: "fullName", code: "no-name", text: "Ann" }],
])("%j is a problem", (cells, problem) => {
  expect(readAnglerRow(cells, ["fullName", "number"], "first-last").problems).toEqual([problem]);
});

test("numbers as spreadsheets write them, and our own mark before a formula, are understood", () => {
  const { line } = readAnglerRow(["7.0", "'=Ann", "Lee"], ["number", "firstName", "lastName"], "first-last");
  expect(line).toMatchObject({ number: 7, firstName: "=Ann" });
});
