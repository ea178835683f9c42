import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * World and European fly fishing (F1 to F16). Recovered from all 4,267 fish of the 2008 championships [D1]; the minimum of
 * 20 cm is today's, 2008 had 18 cm (F8 [S1]). Price of a disqualification: general knowledge (rulebook 0.3, L).
 */
export const FLY_FIPS_MOUCHE: Ruleset = {
  version: 1,
  preset: "fly-fips-mouche",
  unit: "sector",
  catching: {
    ...PLAIN_METRIC,
    lengthRounding: { direction: "up", step: 10 },
    catchScore: { kind: "formula", measure: "length", perFish: 100, perUnit: 20, unitSize: 10, from: "zero" },
    otherSpecies: { minLengthMm: 200 },
  },
  ranking: {
    direction: "low",
    tieBreaks: ["fish-count"],
    leftoverTie: "shared",
    tieBreaksDecide: "place-and-points",
    resultPoints: { kind: "place" },
    prices: {
      blank: { kind: "last-place" },
      absent: { kind: "last-place" },
      withdrawn: { kind: "as-fished" },
      disqualified: { kind: "n-plus", k: 1 },
    },
    disqualifiedClosesUp: false,
  },
  classifications: [
    { ...PLAIN_TABLE, tieBreaks: ["total-raw", "fish-count", "longest-fish"] },
    {
      ...PLAIN_TABLE,
      id: "team",
      lists: "teams",
      population: { onlyTeamMembers: true },
      reranks: true,
      tieBreaks: ["total-raw", "fish-count", "longest-fish"],
      team: { size: 5, counted: "all", incomplete: "charge", roundPoints: "sum" },
    },
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
