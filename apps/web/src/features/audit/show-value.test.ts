import { expect, test } from "vitest";
import { auditActions } from "@tightlines/contract/audit-action";
import { deedWord, fieldWord } from "./audit-words.ts";
import { showValue } from "./show-value.ts";

const zone = "Europe/Prague";

test.each([
  [null, "venue", "nothing"],
  ["", "venue", "nothing"],
  [0, "cap", "0"],
  [false, "is_reserve", "No"],
  [325, "min_length_mm", "32.5 cm"],
  [12_345, "min_length_mm", "1234.5 cm"],
  ["2027-04-03", "starts_on", "Apr 3, 2027"],
  // Summer time there: two hours ahead of UTC.
  ["2027-06-01T07:00:00.000Z", "starts_at", "Jun 1, 2027, 09:00:00"],
  [[2, 3], "best_per_day", "2, 3"],
  [{ number: 7, isEnd: false, reason: null }, "peg", "Number: 7"],
  [
    [
      { number: 1, isEnd: true },
      { number: 2, isEnd: false },
    ],
    "pegs",
    "Number: 1, Is end: Yes; Number: 2",
  ],
  [[], "pegs", "nothing"],
  [[{ groupId: "C", sessionId: "2", sectorId: null }], "cells", "Group: C, Session: 2"],
  [17, "user_id", "no longer known"],
  ["<b>bold</b>", "name", "<b>bold</b>"],
])("%j of %s reads %s", (value, field, words) => {
  expect(showValue(value, field, zone)).toBe(words);
});

test.each([
  ["starts_on", "First day"],
  ["needs_accessible_peg", "Needs accessible peg"],
  ["ruleset.limits.best_per_day", "Ruleset › Limits › Best per day"],
])("the field %s is called %s", (field, words) => {
  expect(fieldWord(field)).toBe(words);
});

test("every act that is recorded has a word, and an old one reads as it was recorded", () => {
  expect(auditActions.map(deedWord)).not.toContain("");
  expect(["make-official", "order", "hand-over"].map(deedWord)).toEqual([
    "made official",
    "put in another order",
    "hand over",
  ]);
});
