import { expect, test } from "vitest";
import { nameSome } from "./name-some.ts";

test.each([
  [["Spring Cup"], "Spring Cup"],
  [["A", "B"], "A and B"],
  [["A", "B", "C", "D", "E"], "A, B, C, D and E"],
  [["A", "B", "C", "D", "E", "F", "G"], "A, B, C, D, E and 2 more"],
])("%j reads as %s", (names, sentence) => {
  expect(nameSome(names)).toBe(sentence);
});
