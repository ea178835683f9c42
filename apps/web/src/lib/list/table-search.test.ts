import { expect, test } from "vitest";
import { readTableSearch } from "./table-search.ts";

test("words and order are kept", () => {
  expect(readTableSearch({ find: "perch", sort: "-startNumber" })).toEqual({
    find: "perch",
    sort: "-startNumber",
  });
});

test("a search for a number is a search", () => {
  expect(readTableSearch({ find: 12 })).toEqual({ find: "12" });
});

test.each([
  { find: " " },
  { find: { a: 1 } },
  { sort: "" },
  { sort: 3 },
  { sort: "a b" },
  { sort: "--name" },
])("nonsense like %j is left out", (raw) => {
  expect(readTableSearch(raw)).toEqual({});
});
