import { expect, test } from "vitest";
import { eventRights } from "../event/event-right.ts";
import { canGiveRight, isLastOwner } from "./give-right.ts";

test.each([
  ["owner", ["owner", "organizer", "scorer"]],
  ["organizer", ["organizer", "scorer"]],
  ["scorer", []],
  [null, []],
] as const)("a holder of %s gives and takes %j", (own, given) => {
  expect(eventRights.filter((right) => canGiveRight(own, right))).toEqual(given);
});

test("the last owner is the one with nobody beside him", () => {
  expect(isLastOwner([7], 7)).toBe(true);
  expect(isLastOwner([7, 8], 7)).toBe(false);
  expect(isLastOwner([8], 7)).toBe(false);
});
