import type { Ruleset } from "../ruleset.ts";
import { OPEN_PUBLICATION, PLAIN_METRIC, PLAIN_TABLE } from "./plain-switches.ts";

/** The single biggest fish wins (K3 [S37], K4); of two equal fish the one caught first (M11 [S69]). */
export const BIGGEST_FISH: Ruleset = {
  version: 1,
  preset: "biggest-fish",
  unit: "match",
  catching: { ...PLAIN_METRIC, catchScore: { kind: "weight" }, limits: { bestPerSession: 1 } },
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
      ordersBy: { kind: "biggest-fish", measure: "weight" },
      tieBreaks: ["biggest-fish-earlier"],
    },
  ],
  display: {},
  publication: OPEN_PUBLICATION,
};
