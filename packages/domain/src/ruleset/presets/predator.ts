import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Lure fishing for predators: points at the minimum size and for every started centimetre above it (P3 [S48]); equal
 * totals by the longest fish (P4 [S50]). Zander and asp follow the same club's scale for pike-sized fish [S49].
 */
export const PREDATOR: Ruleset = {
  version: 1,
  preset: "predator",
  unit: "match",
  catching: {
    ...PLAIN_METRIC,
    lengthRounding: { direction: "up", step: 10 },
    catchScore: { kind: "formula", measure: "length", perFish: 0, perUnit: 0, unitSize: 10, from: "minimum" },
    species: {
      PER: { minLengthMm: 200, perFish: 100, perUnit: 20 },
      PIK: { minLengthMm: 500, perFish: 750, perUnit: 50 },
      ZAN: { minLengthMm: 500, perFish: 500, perUnit: 50 },
      WEL: { minLengthMm: 700, perFish: 700, perUnit: 70 },
    },
    otherSpecies: null,
  },
  ranking: {
    direction: "high",
    tieBreaks: ["longest-fish", "fish-count"],
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
    { ...PLAIN_TABLE, tieBreaks: ["longest-fish", "fish-count"] },
    {
      ...PLAIN_TABLE,
      id: "biggest-fish",
      ordersBy: { kind: "biggest-fish", measure: "length" },
      tieBreaks: ["biggest-fish-earlier"],
    },
  ],
  display: {},
  publication: OPEN_PUBLICATION,
};
