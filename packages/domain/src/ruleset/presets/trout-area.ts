import type { Ruleset } from "../ruleset.ts";
import { WIN_3100 } from "./duel-scorings.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Trout area (T1 to T7): duels in short phases, six to fish and three to judge, a win 3100 and a draw 1000 plus one for each
 * trout, the best twelve to the finals (T2 [S56], T4 [S58]). Beside the table of the duels every trout counts one in the
 * ranking of the phases, which is all there is for an event without duels.
 */
export const TROUT_AREA: Ruleset = {
  version: 1,
  preset: "trout-area",
  unit: "sector",
  catching: { ...PLAIN_METRIC, catchScore: { kind: "count" } },
  ranking: {
    direction: "high",
    tieBreaks: ["last-fish-earlier"],
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
    {
      ...PLAIN_TABLE,
      tieBreaks: ["best-round", "last-round"],
      leftoverTie: "lot",
      qualifying: { top: 12, per: "overall", passesDown: false },
    },
  ],
  duels: {
    rounds: 9,
    judgedBy: "anglers",
    scoring: WIN_3100,
    tieBreaks: ["head-to-head"],
    qualifiers: 12,
  },
  display: {},
  publication: OPEN_PUBLICATION,
};
