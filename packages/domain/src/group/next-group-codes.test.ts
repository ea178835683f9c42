import { expect, it } from "vitest";
import { nextGroupCodes } from "./next-group-codes.ts";

it("begins with A and goes on past Z", () => {
  expect(nextGroupCodes([], 3)).toEqual(["A", "B", "C"]);
  expect(nextGroupCodes([], 28).slice(25)).toEqual(["Z", "AA", "AB"]);
});

it("leaves out letters that are taken", () => {
  expect(nextGroupCodes(["B", "GOLD"], 3)).toEqual(["A", "C", "D"]);
});

it("counts where the sectors have letters, and goes on as it began", () => {
  expect(nextGroupCodes([], 3, ["A", "B"])).toEqual(["1", "2", "3"]);
  expect(nextGroupCodes(["1", "3"], 2, ["A", "B"])).toEqual(["2", "4"]);
  expect(nextGroupCodes(["A"], 1, ["A", "B"])).toEqual(["B"]);
  expect(nextGroupCodes([], 2, ["1", "2"])).toEqual(["A", "B"]);
});
