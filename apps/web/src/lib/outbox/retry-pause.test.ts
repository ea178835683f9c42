import { expect, test } from "vitest";
import { retryPause } from "./retry-pause.ts";

test("pauses grow to a minute and stay there", () => {
  const longest = Array.from({ length: 9 }, (_, place) => retryPause(place + 1, 1));
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test("two phones that failed together come back apart, and neither at once", () => {
  expect(retryPause(3, 0)).toBe(2000);
  expect(retryPause(3, 0.5)).toBe(3000);
});
