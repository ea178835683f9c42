import { expect, it } from "vitest";
import { nextGroupCodes } from "./next-group-codes.ts";

it("begins with A and goes on past Z", () => {
  expect(nextGroupCodes([], 3)).toEqual(["A", "B", "C"]);
  expect(nextGroupCodes([], 28).slice(25)).toEqual(["Z", "AA", "AB"]);
});

it("leaves out letters that are taken", () => {
  expect(nextGroupCodes(["B", "GOLD"], 3)).toEqual(["A", "C", "D"]);
});
