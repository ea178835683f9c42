import { expect, test } from "vitest";
import { layOver } from "./lay-over.ts";

const before = { name: "Spring Cup", venue: "Otava", tags: ["fly"] };

test("what only one of two people changed is kept as that one left it", () => {
  const mine = { ...before, name: "Spring Masters" };
  const theirs = { ...before, venue: "Vltava", tags: ["fly", "river"] };
  expect(layOver(before, mine, theirs)).toEqual({
    merged: { name: "Spring Masters", venue: "Vltava", tags: ["fly", "river"] },
    conflicts: [],
  });
});

test("what both changed differently stays as typed and is told apart", () => {
  const mine = { ...before, venue: "Lipno", name: "Spring Masters" };
  const theirs = { ...before, venue: "Vltava" };
  expect(layOver(before, mine, theirs)).toEqual({
    merged: mine,
    conflicts: [{ name: "venue", mine: "Lipno", theirs: "Vltava" }],
  });
});

test("two people who meant the same do not contradict each other", () => {
  const both = { ...before, tags: ["river"] };
  expect(layOver(before, both, { ...both, tags: ["river"] })).toEqual({ merged: both, conflicts: [] });
});
