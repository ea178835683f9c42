import { expect, test } from "vitest";
import type { Column, Sorting } from "./table-column.ts";
import { findableRows, sortRows } from "./table-rows.ts";

interface Angler {
  name: string;
  number: number | null;
}

const anglers: Angler[] = [
  { name: "José Núñez", number: 12 },
  { name: "Åsa Berg", number: null },
  { name: "Li Wu", number: 2 },
];

const columns: Column<Angler>[] = [
  {
    id: "name",
    header: "Name",
    cell: (row) => row.name,
    sortBy: (row) => row.name,
    searchText: (row) => row.name,
  },
  {
    id: "number",
    header: "No",
    cell: (row) => row.number,
    sortBy: (row) => row.number,
    searchText: (row) => String(row.number),
  },
];

function names(search: string, sorting: Sorting | null = null): string[] {
  return findableRows(sortRows(anglers, columns, sorting), columns)(search).map((row) => row.name);
}

test("rows keep their order until somebody sorts", () => {
  expect(names("")).toEqual(["José Núñez", "Åsa Berg", "Li Wu"]);
});

test("the search ignores case and accents, and wants every word", () => {
  expect(names("NUNEZ 12")).toEqual(["José Núñez"]);
  expect(names("nunez 2031")).toEqual([]);
});

test("what is missing stands last in both directions", () => {
  expect(names("", { id: "number", descending: false })).toEqual(["Li Wu", "José Núñez", "Åsa Berg"]);
  expect(names("", { id: "number", descending: true })).toEqual(["José Núñez", "Li Wu", "Åsa Berg"]);
});
