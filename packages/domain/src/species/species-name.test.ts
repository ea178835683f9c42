import { expect, test } from "vitest";
import { isLatinName, isSpeciesCode } from "./species-name.ts";

test.each([
  "Salmo trutta",
  "Salmo trutta fario",
  "Salvelinus spp.",
  "Carassius sp.",
  "Salmo trutta × Salvelinus fontinalis",
  "Micropterus salmoides-floridanus",
])("%s is a Latin name", (name) => {
  expect(isLatinName(name)).toBe(true);
});

test.each([
  "",
  "Salmo",
  "salmo trutta",
  "Salmo Trutta",
  "Salmo  trutta",
  "Salmo trutta ",
  "Brown trout!",
  "Salmo trutta × Salvelinus fontinalis × Esox lucius",
  "Salmo trutta fario lacustris",
])("“%s” is no Latin name", (name) => {
  expect(isLatinName(name)).toBe(false);
});

test("a code is short, capital and free of signs", () => {
  expect(["BT", "PIKE", "BREAM2"].every(isSpeciesCode)).toBe(true);
  expect(["B", "pike", "TOOLONG", "B T", "", "ŠTI"].some(isSpeciesCode)).toBe(false);
});
