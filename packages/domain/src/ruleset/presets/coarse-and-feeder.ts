import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Float and feeder by sectors (C1 to C8), as the Polish and Italian federations write the international pattern
 * [S10][S11][S12]: weight, ties and blanks averaged, absent and disqualified N+1 (C7, L).
 */
export const COARSE_AND_FEEDER: Ruleset = {
  version: 1,
  preset: "coarse-and-feeder",
  unit: "sector",
  catching: { ...PLAIN_METRIC, catchScore: { kind: "weight" } },
  ranking: {
    direction: "low",
    tieBreaks: [],
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
    { ...PLAIN_TABLE, tieBreaks: ["total-raw"] },
    {
      ...PLAIN_TABLE,
      id: "team",
      lists: "teams",
      population: { onlyTeamMembers: true },
      reranks: true,
      tieBreaks: ["total-raw"],
      team: { size: 5, counted: "all", incomplete: "charge", roundPoints: "sum" },
    },
  ],
  display: {},
  publication: OPEN_PUBLICATION,
};
