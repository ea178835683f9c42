import type { Ruleset } from "../ruleset.ts";
import { eachOf, FLATFISH, RAYS } from "./name-species.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Shore fishing by measured length, catch and release, place in sector (M1 [S61]); general ranking by sector places, then
 * length among equals (M2 [S62]). Sizes by the kind of measure (M9 [S67]): 12 inches round fish, 10 inches flatfish.
 */
export const SHORE: Ruleset = {
  version: 1,
  preset: "shore",
  unit: "sector",
  catching: {
    ...PLAIN_METRIC,
    lengthRounding: { direction: "down", step: 10 },
    catchScore: { kind: "length" },
    species: {
      ...eachOf(RAYS, { minLengthMm: 305, measuredTo: "wing" }),
      ...eachOf(FLATFISH, { minLengthMm: 254, measuredTo: "tail" }),
      TGN: { minLengthMm: 254, measuredTo: "tail" },
    },
    otherSpecies: { minLengthMm: 305, measuredTo: "tail" },
  },
  ranking: {
    direction: "low",
    tieBreaks: ["fish-count", "longest-fish"],
    leftoverTie: "average",
    tieBreaksDecide: "place-and-points",
    resultPoints: { kind: "place" },
    prices: {
      blank: { kind: "average-remaining" },
      absent: { kind: "n-plus", k: 1 },
      withdrawn: { kind: "as-fished" },
      disqualified: { kind: "n-plus", k: 1 },
    },
    disqualifiedClosesUp: false,
  },
  classifications: [
    { ...PLAIN_TABLE, tieBreaks: ["total-raw", "longest-fish"] },
    {
      ...PLAIN_TABLE,
      id: "team",
      lists: "teams",
      population: { onlyTeamMembers: true },
      reranks: true,
      tieBreaks: ["total-raw", "longest-fish"],
      team: { size: 5, counted: "all", incomplete: "charge", roundPoints: "sum" },
    },
  ],
  display: {},
  publication: OPEN_PUBLICATION,
};
