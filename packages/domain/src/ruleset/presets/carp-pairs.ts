import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Carp pairs (K1 to K8): an entry is a pair, fish from 1,500 g count (K2 [S36]), the weight of the whole match decides, then
 * the biggest and second biggest fish (K4, L).
 */
export const CARP_PAIRS: Ruleset = {
  version: 1,
  preset: "carp-pairs",
  unit: "sector",
  catching: {
    ...PLAIN_METRIC,
    catchScore: { kind: "weight" },
    species: { CRP: { minWeightGrams: 1500 } },
    otherSpecies: null,
  },
  ranking: {
    direction: "low",
    tieBreaks: ["heaviest-fish", "second-heaviest-fish"],
    leftoverTie: "average",
    tieBreaksDecide: "place-and-points",
    resultPoints: { kind: "place" },
    prices: {
      blank: { kind: "last-place" },
      absent: { kind: "n-plus", k: 1 },
      withdrawn: { kind: "as-fished" },
      disqualified: { kind: "n-plus", k: 1 },
    },
    disqualifiedClosesUp: true,
  },
  classifications: [
    { ...PLAIN_TABLE, id: "pairs", tieBreaks: ["total-raw", "heaviest-fish"] },
    {
      ...PLAIN_TABLE,
      id: "team",
      lists: "teams",
      population: { onlyTeamMembers: true },
      reranks: true,
      tieBreaks: ["total-raw", "heaviest-fish"],
      team: { size: 3, counted: "all", incomplete: "charge", roundPoints: "sum" },
    },
    {
      ...PLAIN_TABLE,
      id: "biggest-fish",
      ordersBy: { kind: "biggest-fish", measure: "weight" },
      tieBreaks: ["biggest-fish-earlier"],
    },
  ],
  display: {},
  publication: OPEN_PUBLICATION,
};
