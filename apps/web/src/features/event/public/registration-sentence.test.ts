import { expect, test } from "vitest";
import { registrationSentence } from "./registration-sentence.ts";

const opensAt = "2027-03-01T07:00:00.000Z";
const closesAt = "2027-04-30T16:00:00.000Z";
const [before, meanwhile, after] = ["2027-02-01", "2027-04-01", "2027-05-01"].map((day) => Date.parse(day));

test.each([
  [opensAt, closesAt, null, "Registration: from Mar 1, 2027, 08:00 until Apr 30, 2027, 18:00."],
  [opensAt, closesAt, before, "Registration opens on Mar 1, 2027, 08:00 and closes on Apr 30, 2027, 18:00."],
  [opensAt, closesAt, meanwhile, "Registration is open until Apr 30, 2027, 18:00."],
  [opensAt, closesAt, after, "Registration closed on Apr 30, 2027, 18:00."],
  [opensAt, null, null, "Registration: from Mar 1, 2027, 08:00 until the event starts."],
  [opensAt, null, before, "Registration opens on Mar 1, 2027, 08:00."],
  [opensAt, null, meanwhile, "Registration is open until the event starts."],
  [null, closesAt, meanwhile, "Registration is not open yet."],
])("from %s until %s, at %s: %s", (registrationOpensAt, registrationClosesAt, now, sentence) => {
  const event = { registrationOpensAt, registrationClosesAt, timeZone: "Europe/Prague" };
  expect(registrationSentence(event, now ?? null)).toBe(sentence);
});
