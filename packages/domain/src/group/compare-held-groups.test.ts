import { expect, test } from "vitest";
import { compareHeldGroups } from "./compare-held-groups.ts";

const placements = [
  { anglerId: 1, groupId: 10 },
  { anglerId: 2, groupId: 20 },
];
const held = (anglerId: number, groupId: number | null, reason = "") => ({ anglerId, groupId, reason });

test("nobody is named where everybody is in the group that was drawn", () => {
  expect(compareHeldGroups(placements, [held(2, 20), held(1, 10), held(3, null)])).toEqual([]);
});

test("whoever was moved is named, with the reason that was given", () => {
  expect(compareHeldGroups(placements, [held(1, 20, "Twins fish apart"), held(2, null)])).toEqual([
    { anglerId: 1, drawn: 10, now: 20, reason: "Twins fish apart" },
    { anglerId: 2, drawn: 20, now: null, reason: "" },
  ]);
});

test("whoever is gone, and whoever was never drawn, is named", () => {
  expect(compareHeldGroups(placements, [held(1, 10), held(3, 10)])).toEqual([
    { anglerId: 2, drawn: 20, now: null, reason: "" },
    { anglerId: 3, drawn: null, now: 10, reason: "" },
  ]);
});
