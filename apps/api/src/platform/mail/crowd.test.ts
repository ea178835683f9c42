import { expect, test } from "vitest";
import { watchCrowd } from "./crowd.ts";

test("a few letters, or many over a long time, do not wait", () => {
  const crowd = watchCrowd();
  for (const time of [0, 1, 2, 3, 4]) crowd.add(time);
  expect(crowd.waitMs(5)).toBe(0);
  for (let time = 1000; time < 5000; time += 200) {
    crowd.add(time);
    expect(crowd.waitMs(time)).toBe(0);
  }
});

test("letters wait while many come at once, and go when no more come", () => {
  const crowd = watchCrowd();
  for (let time = 0; time < 100; time += 10) crowd.add(time);
  expect(crowd.waitMs(100)).toBeGreaterThan(0);
  expect(crowd.waitMs(1500)).toBe(0);
});

test("letters go after a while, however many come", () => {
  const crowd = watchCrowd();
  let longest = 0;
  for (let time = 0; time < 60_000; time += 20) {
    crowd.add(time);
    if (crowd.waitMs(time) > 0) longest = time;
  }
  expect(longest).toBeGreaterThan(15_000);
  expect(longest).toBeLessThan(25_000);
});
