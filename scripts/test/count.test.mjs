import { expect, test } from "vitest";
import { countTests, summarize } from "./count.mjs";

test("counts every test by its outcome", () => {
  expect(
    countTests({ testResults: [file("failed", "passed", "passed", "failed"), file("passed", "pending")] }),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
  });
});

test("counts a file that failed before its tests ran", () => {
  expect(countTests({ testResults: [file("failed"), file("failed", "passed")] })).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
  });
});

test("ends with a plain line", () => {
  expect(summarize({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  expect(summarize({ passed: 12, failed: 1, skipped: 3 })).toBe("12 passed, 1 failed, 3 skipped");
});

function file(status, ...tests) {
  return { status, assertionResults: tests.map((outcome) => ({ status: outcome })) };
}
