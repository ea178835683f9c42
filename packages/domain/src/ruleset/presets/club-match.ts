import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/**
 * A club's weight match: heaviest net wins, and 13, 11, 10, 9 ... 1 go to the places, 1 to everyone else who fished (U2,
 * Kingfisher [D2]). A season takes the best 9 of its rounds and breaks ties by the dropped result, then weight (U6, U9).
 */
export const CLUB_MATCH: Ruleset = {
  version: 1,
  preset: "club-match",
  unit: "match",
  catching: { ...PLAIN_METRIC, catchScore: { kind: "weight" } },
  ranking: {
    direction: "high",
    tieBreaks: [],
    leftoverTie: "shared",
    tieBreaksDecide: "place-and-points",
    resultPoints: { kind: "table", points: [13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], tail: 1 },
    prices: {
      blank: { kind: "fixed", points: 1 },
      absent: { kind: "fixed", points: 0 },
      withdrawn: { kind: "as-fished" },
      disqualified: { kind: "fixed", points: 0 },
    },
    disqualifiedClosesUp: true,
  },
  classifications: [{ ...PLAIN_TABLE, tieBreaks: ["total-raw"] }],
  season: {
    direction: "high",
    resultPoints: { kind: "table", points: [13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], tail: 1 },
    sharedPlace: "shared",
    prices: {
      blank: { kind: "fixed", points: 1 },
      absent: { kind: "fixed", points: 0 },
      withdrawn: { kind: "fixed", points: 1 },
      disqualified: { kind: "fixed", points: 0 },
    },
    notEntered: { kind: "fixed", points: 0 },
    participation: 0,
    bonusRoundMultiplier: 1,
    bonuses: {},
    aggregate: { counts: { kind: "best", rounds: 9 } },
    tieBreaks: ["dropped-result", "total-raw"],
    leftoverTie: "shared",
  },
  display: {},
  publication: OPEN_PUBLICATION,
};
