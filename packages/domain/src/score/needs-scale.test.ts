import { expect, test } from "vitest";
import { needsScale } from "./needs-scale.ts";

test.each([
  ["weigh-in", "no", true],
  ["catches", "needed", true],
  ["catches", "useful", false],
  ["catches", "no", false],
] as const)("a form for %s where a weight is %s: %s", (form, weight, expected) => {
  expect(needsScale({ form, weight })).toBe(expected);
});
