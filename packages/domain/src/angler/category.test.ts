import { expect, test } from "vitest";
import { readCategory } from "./category.ts";

test.each([
  ["Ladies", "ladies"],
  [" YOUTH ", "youth"],
  ["Guests of  the club", "Guests of the club"],
  ["U18", "U18"],
  ["", ""],
])("“%s” is the category “%s”", (text, category) => {
  expect(readCategory(text)).toBe(category);
});
