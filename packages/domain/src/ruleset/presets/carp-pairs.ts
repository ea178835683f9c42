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
    tieBreaks: ["heaviestFish", "secondHeaviestFish"],
    leftoverTie: "average",
    tieBreaksDecide: "placeAndPoints",
    resultPoints: { kind: "place" },
    prices: {
      blank: { kind: "lastPlace" },
      absent: { kind: "nPlus", k: 1 },
      withdrew: { kind: "asFished" },
      disqualified: { kind: "nPlus", k: 1 },
    },
    disqualifiedClosesUp: true,
  },
  classifications: [
    { ...PLAIN_TABLE, id: "pairs", tieBreaks: ["totalRaw", "heaviestFish"] },
    {
      ...PLAIN_TABLE,
      id: "team",
      lists: "teams",
      population: { onlyTeamMembers: true },
      reranks: true,
      tieBreaks: ["totalRaw", "heaviestFish"],
      team: { size: 3, counted: "all", incomplete: "charge", roundPoints: "sum" },
    },
    {
      ...PLAIN_TABLE,
      id: "biggest-fish",
      ordersBy: { kind: "biggestFish", measure: "weight" },
      tieBreaks: ["biggestFishEarlier"],
    },
  ],
  display: {},
  publication: OPEN_PUBLICATION,
};
