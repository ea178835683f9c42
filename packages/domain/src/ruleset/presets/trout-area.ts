import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * Trout area: short phases, every trout counts one. The duels of a phase (T1 to T7) are a format of their own; this is the
 * ranking by trout caught, with the sector placed as in float fishing, that decides groups and equal duel points (T4 [S58]).
 */
export const TROUT_AREA: Ruleset = {
  version: 1,
  preset: "trout-area",
  unit: "sector",
  catching: { ...PLAIN_METRIC, catchScore: { kind: "count" } },
  ranking: {
    direction: "high",
    tieBreaks: ["lastFishEarlier"],
    leftoverTie: "shared",
    tieBreaksDecide: "placeAndPoints",
    resultPoints: { kind: "raw" },
    prices: {
      blank: { kind: "fixed", points: 0 },
      absent: { kind: "fixed", points: 0 },
      withdrew: { kind: "asFished" },
      disqualified: { kind: "fixed", points: 0 },
    },
    disqualifiedClosesUp: true,
  },
  classifications: [
    {
      ...PLAIN_TABLE,
      tieBreaks: ["bestRound", "lastRound"],
      leftoverTie: "lot",
      qualifying: { top: 12, per: "overall", passesDown: false },
    },
  ],
  display: {},
  publication: OPEN_PUBLICATION,
};
