/** Where a report stands. Asked: a judge wants another photo. Replaced: the angler has sent another one instead. */
export const reportStates = ["waiting", "asked", "accepted", "rejected", "replaced"] as const;

export type ReportState = (typeof reportStates)[number];

export const reportDecisions = ["accept", "reject", "ask"] as const;

export type ReportDecision = (typeof reportDecisions)[number];

/** What a decision makes of a report that waits, or of one that was decided differently before. */
export function decidedState(decision: ReportDecision): ReportState {
  return ({ accept: "accepted", reject: "rejected", ask: "asked" } as const)[decision];
}

/** A report that another one has replaced is history: the judge looks at the other one. */
export function canBeDecided(state: ReportState): boolean {
  return state !== "replaced";
}
