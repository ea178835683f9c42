import type { Ruleset } from "../ruleset.ts";
import { BLACK_BASS, eachOf } from "./name-species.ts";
import { PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Best five bass a day, weighed in pounds (B1 [D3][S42]). A dead fish costs a quarter pound and leaves the big bass alone
 * (B2 [S71]), a minute late costs a pound and does not, fifteen disqualify (B3 [S73]); a short fish costs a pound (B4 [S71]).
 * Equal weights: big bass, then number of fish (B6 [S71]). Season points as in South Austin, best 4 as in Denver [S42][D3].
 */
export const BASS_FIVE_FISH: Ruleset = {
  version: 1,
  preset: "bass-five-fish",
  unit: "match",
  catching: {
    ...PLAIN_METRIC,
    units: { weight: { name: "pound", marksPerUnit: 100 }, length: { name: "inch", marksPerUnit: 8 } },
    weightRounding: { direction: "none", step: "1/100" },
    lengthRounding: { direction: "down", step: "1/4" },
    catchScore: { kind: "weight" },
    species: eachOf(BLACK_BASS, { minLengthMm: 305 }),
    otherSpecies: null,
    limits: { bestPerSession: 5, overLimit: { effect: "deduct", amount: 2, hitsBiggestFish: false } },
    undersized: { effect: "deduct", amount: 1, hitsBiggestFish: false },
    deductions: {
      perDeadFish: { amount: "1/4", hitsBiggestFish: false },
      perLateMinute: { amount: 1, hitsBiggestFish: true, disqualifiesFromMinutes: 15 },
      byCode: { "fin-clip": { amount: "1/4", from: "total", hitsBiggestFish: false } },
    },
  },
  ranking: {
    direction: "high",
    tieBreaks: ["heaviest-fish", "fish-count"],
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
    { ...PLAIN_TABLE, tieBreaks: ["heaviest-fish", "best-round", "fish-count"] },
    {
      ...PLAIN_TABLE,
      id: "big-bass",
      ordersBy: { kind: "biggest-fish", measure: "weight" },
      tieBreaks: ["biggest-fish-earlier"],
    },
  ],
  season: {
    direction: "high",
    resultPoints: { kind: "base-step", first: 100, steps: [{ step: 1 }] },
    sharedPlace: "shared",
    prices: {
      blank: { kind: "last-caught-plus", k: -2 },
      absent: { kind: "last-caught-plus", k: -4 },
      withdrawn: { kind: "last-caught-plus", k: -2 },
      disqualified: { kind: "blank-plus", k: -1 },
    },
    notEntered: { kind: "fixed", points: 0 },
    participation: 0,
    bonusRoundMultiplier: 1,
    bonuses: {},
    aggregate: { counts: { kind: "best", rounds: 4 } },
    tieBreaks: ["count-of-firsts", "total-raw"],
    leftoverTie: "shared",
  },
  display: { decimals: 2 },
  publication: { hiddenLastMinutes: 0, protestWindowMinutes: 30 },
};
