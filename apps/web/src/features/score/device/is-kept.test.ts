import { expect, test } from "vitest";
import { isKept } from "./is-kept.ts";

test("the organizer sees what was refused for a reason, and not what the server never kept", () => {
  const answered = (code: string) => ({ problem: { code, detail: "" } }) as Parameters<typeof isKept>[0];
  expect(isKept(answered("pass-expired"))).toBe(true);
  expect(isKept(answered("score-full"))).toBe(true);
  expect(isKept(answered("invalid-input"))).toBe(false);
  expect(isKept(answered("score-operation-id-reused"))).toBe(false);
  expect(isKept(answered("pass-too-many-open"))).toBe(false);
});
