import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Species hunt by boats (M3, M4 [S63]): five fish of a species at table points, five more at one point, ten for each
 * species; the best score on a boat is 100 % and a boat of fewer than five counts nothing.
 */
export const BOAT_PERCENTAGE: Ruleset = {
  version: 1,
  preset: "boat-percentage",
  unit: "boat",
  catching: {
    ...PLAIN_METRIC,
    catchScore: { kind: "species-table" },
    species: {
      BSS: { points: 8, full: { count: 5, tailPoints: 1, tailCount: 5 } },
      PTG: { points: 3, full: { count: 5, tailPoints: 1, tailCount: 5 } },
    },
    otherSpecies: { points: 5, full: { count: 5, tailPoints: 1, tailCount: 5 } },
    bonuses: { perSpecies: 10 },
  },
  ranking: {
    direction: "high",
    tieBreaks: [],
    leftoverTie: "shared",
    tieBreaksDecide: "place-and-points",
    resultPoints: { kind: "percent-of-best" },
    prices: {
      blank: { kind: "fixed", points: 0 },
      absent: { kind: "fixed", points: 0 },
      withdrawn: { kind: "as-fished" },
      disqualified: { kind: "fixed", points: 0 },
    },
    disqualifiedClosesUp: true,
    minimumField: 5,
  },
  classifications: [{ ...PLAIN_TABLE, tieBreaks: ["total-raw"], leftoverTie: "dense" }],
  display: { decimals: 2 },
  publication: OPEN_PUBLICATION,
};
