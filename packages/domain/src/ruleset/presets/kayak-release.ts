import type { Ruleset } from "../ruleset.ts";
import { BLACK_BASS, eachOf } from "./name-species.ts";
import { PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Kayak catch, photo, release (Y1 to Y8): inches on a board, down to the quarter, best five, tie by the longest fish (Y6
 * [D6]). A pinched tail costs half an inch of that fish (Y3 [S82]), a hybrid counts eight tenths (Y5 [S86]), and the last hour
 * is hidden (Y8 [S84]). Anglers send their own photos, and a judge looks at each (Y2 [S80]).
 */
export const KAYAK_RELEASE: Ruleset = {
  version: 1,
  preset: "kayak-release",
  unit: "match",
  catching: {
    ...PLAIN_METRIC,
    units: { weight: { name: "pound", marksPerUnit: 16 }, length: { name: "inch", marksPerUnit: 8 } },
    lengthRounding: { direction: "down", step: "1/4" },
    weightRounding: { direction: "none", step: "1/16" },
    catchScore: { kind: "length" },
    species: { ...eachOf(BLACK_BASS, {}), HSB: { multiplier: "4/5" } },
    otherSpecies: null,
    limits: { bestPerSession: 5 },
    deductions: { byCode: { "pinched-tail": { amount: "1/2", from: "catch", hitsBiggestFish: false } } },
    selfReports: "wait",
  },
  ranking: {
    direction: "high",
    tieBreaks: ["longest-fish", "second-longest-fish"],
    leftoverTie: "shared",
    tieBreaksDecide: "place-and-points",
    resultPoints: { kind: "raw" },
    prices: {
      blank: { kind: "fixed", points: 0 },
      absent: { kind: "fixed", points: 0 },
      withdrawn: { kind: "as-fished" },
      disqualified: { kind: "fixed", points: 0 },
    },
    disqualifiedClosesUp: true,
  },
  classifications: [
    { ...PLAIN_TABLE, tieBreaks: ["longest-fish"] },
    {
      ...PLAIN_TABLE,
      id: "biggest-fish",
      ordersBy: { kind: "biggest-fish", measure: "length" },
      tieBreaks: ["biggest-fish-earlier"],
    },
  ],
  display: {},
  publication: { hiddenLastMinutes: 60, protestWindowMinutes: 60 },
};
