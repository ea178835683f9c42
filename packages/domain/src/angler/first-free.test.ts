import { expect, test } from "vitest";
import { firstFree } from "./first-free.ts";

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[1, 3], 2],
  [[2, 7], 1],
])("of %j the first free number is %i", (taken, free) => {
  expect(firstFree(new Set(taken))).toBe(free);
});
