import type { RawScore } from "./score.ts";

/** The raw score of an entry that has none: drawn and never seen, or charged for a session a reserve fished (F12, F16 [D1]). */
export function describeAbsence(sessionId: number, entryId: number): RawScore {
  return {
    sessionId,
    entryId,
    status: "absent",
    value: 0,
    fishCount: 0,
    longest: 0,
    secondLongest: 0,
    heaviest: 0,
    secondHeaviest: 0,
    totalWeight: 0,
    totalLength: 0,
    firstCaughtAt: null,
    lastCaughtAt: null,
    hasFullLimit: false,
    penaltyPoints: 0,
    catches: [],
    adjustments: [],
  };
}
