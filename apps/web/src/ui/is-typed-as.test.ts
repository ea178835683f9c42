import { expect, test } from "vitest";
import { isTypedAs } from "./is-typed-as.ts";

test.each([
  ["„Jaro“ 2027", '"jaro" 2027'],
  ["„Jaro“ 2027", "Jaro  2027 "],
  ["Ann’s Cup – Final", "Ann's cup - final"],
])("%s is typed as %s", (name, typed) => {
  expect(isTypedAs(typed, name)).toBe(true);
});

test.each([
  ["Spring Cup", "Spring"],
  ["Spring Cup", ""],
  ["Žďár", "Zdar"],
])("%s is not typed as %s", (name, typed) => {
  expect(isTypedAs(typed, name)).toBe(false);
});
