import { expect, test } from "vitest";
import { isProblemCode, problems, problemSentence } from "./problem.ts";

const list = Object.entries(problems);

test.each(list)("%s has a status and a sentence", (code, { status, sentence }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
  // The one sentence without a full stop is the specification's own.
  expect(sentence).toMatch(code === "not-allowed" ? /^Unauthorized to perform action$/ : /^[A-Z{].*\.$/);
});

test("no two problems say the same", () => {
  expect(new Set(list.map(([, { sentence }]) => sentence)).size).toBe(list.length);
});

test("a sentence is filled with the facts of the case", () => {
  expect(problemSentence("too-many-requests", { seconds: 7 })).toBe(
    "Too many attempts. Try again in 7 seconds.",
  );
  expect(problemSentence("no-token")).toBe("Sign in first.");
});

test("only what is in the list is a problem's code", () => {
  expect(isProblemCode("not-found")).toBe(true);
  for (const value of ["toString", "__proto__", "", undefined, 404]) expect(isProblemCode(value)).toBe(false);
});
