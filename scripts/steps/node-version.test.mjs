import { expect, test } from "vitest";
import { isOlder } from "./node-version.mjs";

test.each([
  ["18.20.0", true],
  ["20.18.3", true],
  ["20.19.0", false],
  ["20.20.2", false],
  ["22.0.0", false],
])("Node.js %s is too old for 20.19: %s", (version, expected) => {
  expect(isOlder(version, "20.19")).toBe(expected);
});
