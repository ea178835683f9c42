import { expect, test } from "vitest";
import { findFreeze } from "./find-freeze.ts";

const endsAt = new Date("2027-04-03T12:00:00Z");
const frozenAt = new Date("2027-04-03T11:00:00Z");
const hour = { hiddenLastMinutes: 60, protestWindowMinutes: 30 };

test.each([
  ["running", "2027-04-03T10:59:59Z", null],
  ["running", "2027-04-03T11:00:00Z", frozenAt],
  ["running", "2027-04-03T12:30:00Z", frozenAt],
  // Nobody has pressed "Start", and scores are entered all the same.
  ["scheduled", "2027-04-03T11:30:00Z", frozenAt],
  ["provisional", "2027-04-03T11:30:00Z", null],
  ["official", "2027-04-03T12:30:00Z", null],
] as const)("%s at %s", (status, now, since) => {
  expect(findFreeze({ status, endsAt }, hour, new Date(now))).toEqual(since);
});

test("nothing is hidden where the rules hide nothing", () => {
  const open = { hiddenLastMinutes: 0, protestWindowMinutes: 30 };
  expect(findFreeze({ status: "running", endsAt }, open, new Date("2027-04-03T11:59:00Z"))).toBeNull();
});
