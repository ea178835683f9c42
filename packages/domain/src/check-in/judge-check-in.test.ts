import { expect, test } from "vitest";
import { judgeCheckIn } from "./judge-check-in.ts";

const untouched = { presence: "expected", revision: 0 } as const;

test("what has not changed since it was seen is applied", () => {
  expect(judgeCheckIn(untouched, { presence: "present", seen: untouched })).toBe("applied");
});

test("two who say the same agree", () => {
  expect(judgeCheckIn({ presence: "present", revision: 1 }, { presence: "present", seen: untouched })).toBe(
    "applied",
  );
});

test("what somebody else has changed since is a conflict, also when it looks as it did before", () => {
  expect(judgeCheckIn({ presence: "late", revision: 1 }, { presence: "present", seen: untouched })).toBe(
    "conflict",
  );
  expect(judgeCheckIn({ presence: "expected", revision: 2 }, { presence: "present", seen: untouched })).toBe(
    "conflict",
  );
});

test("what was changed elsewhere than at check-in is a conflict", () => {
  expect(judgeCheckIn({ presence: "absent", revision: 0 }, { presence: "present", seen: untouched })).toBe(
    "conflict",
  );
});

test("nobody checks in who has withdrawn", () => {
  const withdrawn = { presence: "withdrawn", revision: 0 } as const;
  expect(judgeCheckIn(withdrawn, { presence: "present", seen: withdrawn })).toBe("withdrawn");
});
