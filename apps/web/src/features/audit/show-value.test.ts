import { expect, test } from "vitest";
import { fieldWord } from "./audit-words.ts";
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
  ["2027-06-01T07:00:00.000Z", "starts_at", "Jun 1, 2027, 9:00:00 AM"],
  [[2, 3], "best_per_day", "2, 3"],
  [{ a: 1 }, "thing", '{"a":1}'],
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
