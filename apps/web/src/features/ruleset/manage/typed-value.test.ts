import { expect, test } from "vitest";
import { readTyped, writeTyped } from "./typed-value.ts";

test.each([
  ["exact", "12", 12],
  ["exact", " 2,5 ", "5/2"],
  ["exact", "0.25", "1/4"],
  ["exact", "2/4", "1/2"],
  ["exact", "-4", -4],
  ["whole", "7", 7],
  ["wholes", "5", 5],
  ["wholes", "2, 3", [2, 3]],
  ["exacts", "13, 11; 1/2", [13, 11, "1/2"]],
  ["words", "pike, perch", ["pike", "perch"]],
  ["text", " carp ", "carp"],
] as const)("as %s, %j means %j and is typed the same way again", (type, typed, value) => {
  expect(readTyped({ type }, typed)).toEqual({ value });
  expect(readTyped({ type }, writeTyped(value))).toEqual({ value });
});

test.each([
  ["exact", "many"],
  ["exact", "1/0"],
  ["exact", "1e3"],
  ["exact", "9".repeat(40)],
  ["exact", ""],
  ["whole", "2.5"],
  ["whole", "1/2"],
  ["wholes", "2, x"],
  ["exacts", ","],
  ["words", " , "],
] as const)("as %s, %j means nothing", (type, typed) => {
  const read = readTyped({ type }, typed);
  expect(read === undefined || (Array.isArray(read.value) && read.value.length === 0)).toBe(true);
});

test("a number or the word for all of them", () => {
  const control = { type: "wholeOr", word: "all", label: () => "All" } as const;
  expect(readTyped(control, "")).toEqual({ value: "all" });
  expect(readTyped(control, "3")).toEqual({ value: 3 });
  expect(readTyped(control, "some")).toBeUndefined();
  expect(writeTyped("all")).toBe("");
});
