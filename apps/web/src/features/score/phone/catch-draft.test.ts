import { entryFields } from "@tightlines/domain/score/entry-fields";
import { findPreset } from "@tightlines/domain/ruleset/list-presets";
import { expect, test } from "vitest";
import { type CatchDraft, emptyDraft, nextDraft, readDraft } from "./catch-draft.ts";

const now = Date.parse("2027-05-14T07:20:31.000Z");
const fly = {
  fields: entryFields(findPreset("fly-fips-mouche").catching),
  units: "metric",
  timeZone: "Europe/Prague",
  now,
} as const;

test("a species and a length are a fish, caught now", () => {
  expect(readDraft({ ...emptyDraft(7), length: "32.3" }, fly)).toEqual({
    speciesId: 7,
    lengthMm: 323,
    weightGrams: null,
    count: 1,
    isDead: false,
    isTagged: false,
    lineClassKg: null,
    caughtAt: "2027-05-14T07:20:31.000Z",
    deductions: [],
  });
});

test.each<Partial<CatchDraft>>([
  { length: "" },
  { length: "0" },
  { length: "." },
  { length: "32", speciesId: undefined },
  { length: "32", weight: "0" },
])("%o is no fish yet", (draft) => {
  expect(readDraft({ ...emptyDraft(7), ...draft }, fly)).toBeUndefined();
});

test("a time that somebody has typed is meant on the clock of the water, and has been", () => {
  const caughtAt = (time: string, at = now) =>
    readDraft({ ...emptyDraft(7), length: "32", time }, { ...fly, now: at })?.caughtAt;
  expect(caughtAt("08:05")).toBe("2027-05-14T06:05:00.000Z");
  const pastMidnight = Date.parse("2027-05-14T22:10:00.000Z");
  expect(caughtAt("23:50", pastMidnight)).toBe("2027-05-14T21:50:00.000Z");
});

test("the next fish keeps the species and the line, and nothing else", () => {
  const caught = { ...emptyDraft(7), length: "32", lineClass: "8", isDead: true, time: "08:05" };
  expect(nextDraft(caught)).toEqual({ ...emptyDraft(7), lineClass: "8" });
});
