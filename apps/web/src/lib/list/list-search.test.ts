import { expect, test } from "vitest";
import { listSearchReader } from "./list-search.ts";

const read = listSearchReader(["name", "-created_at"]);

test("defaults stay out of the address", () => {
  expect(read({ search: " ", page: 1, sort: "name" })).toEqual({});
});

test("what was chosen is kept", () => {
  expect(read({ search: "perch", page: 3, sort: "-created_at" })).toEqual({
    search: "perch",
    page: 3,
    sort: "-created_at",
  });
});

test.each([{ page: -1 }, { page: "x" }, { page: 1.5 }, { sort: "password" }, { search: { a: 1 } }])(
  "nonsense like %j is left out",
  (raw) => {
    expect(read(raw)).toEqual({});
  },
);

test("a search for a number is a search", () => {
  expect(read({ search: 12 })).toEqual({ search: "12" });
});
