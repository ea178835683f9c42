import { expect, test } from "vitest";
import { listChanges } from "./list-changes.ts";

test("what was made is told by what was filled in, without empty fields and large values", () => {
  const after = { name: "Spring Masters", venue: "", logo: null, startsOn: "2027-04-03", ruleset: { a: 1 } };
  expect(listChanges({ before: null, after })).toEqual([
    { field: "name", before: null, after: "Spring Masters" },
    { field: "starts_on", before: null, after: "2027-04-03" },
  ]);
});

test("what was deleted stands before, with nothing after", () => {
  expect(listChanges({ before: { cap: 0 }, after: null })).toEqual([
    { field: "cap", before: 0, after: null },
  ]);
});

test("a change inside a large value is followed down to what differs", () => {
  const before = { ruleset: { version: 1, limits: { bestPerDay: 5 }, unit: "sector" }, fee: "" };
  const after = { ruleset: { version: 2, limits: { bestPerDay: [2, 3] }, unit: "sector" }, fee: "20 €" };
  expect(listChanges({ before, after })).toEqual([
    { field: "ruleset.version", before: 1, after: 2 },
    { field: "ruleset.limits.best_per_day", before: 5, after: [2, 3] },
    { field: "fee", before: "", after: "20 €" },
  ]);
});

test("an entry without values has no fields", () => {
  expect(listChanges({ before: null, after: null })).toEqual([]);
});
