import { expect, test } from "vitest";
import { findSpeciesSize } from "../score/species-sizes.ts";
import { flagReport } from "./flag-report.ts";

const session = { startsAt: new Date("2027-04-03T06:00:00Z"), endsAt: new Date("2027-04-03T12:00:00Z") };
const rules = { species: { LMB: { minLengthMm: 300 } }, otherSpecies: null };
const good = {
  species: "LMB",
  lengthMm: 420,
  weightGrams: null,
  caughtAt: new Date("2027-04-03T08:00:00Z"),
  hasCode: true,
  isSamePhoto: false,
};

const bass = findSpeciesSize("Micropterus salmoides");

test.each([
  ["nothing", {}, []],
  ["a minute early", { caughtAt: new Date("2027-04-03T05:59:00Z") }, ["time-outside"]],
  ["with the signal that ends it", { caughtAt: session.endsAt }, []],
  ["a minute late", { caughtAt: new Date("2027-04-03T12:01:00Z") }, ["time-outside"]],
  ["no code", { hasCode: false }, ["no-code"]],
  ["too short", { lengthMm: 299 }, ["undersized"]],
  ["45 inches of bass", { lengthMm: 1143, size: bass }, ["unusual-size"]],
  ["a bass of a lifetime", { lengthMm: 700, size: bass }, []],
  ["9 kg for 0.9", { lengthMm: null, weightGrams: 9000, size: bass }, ["unusual-size"]],
  ["no length", { lengthMm: null, weightGrams: 900 }, []],
  ["another species", { species: "CRP" }, ["ineligible"]],
  [
    "everything",
    { isSamePhoto: true, hasCode: false, lengthMm: 100 },
    ["same-photo", "no-code", "undersized"],
  ],
] as const)("%s", (_, change, flags) => {
  expect(flagReport({ ...good, ...change }, session, rules)).toEqual(flags);
});
