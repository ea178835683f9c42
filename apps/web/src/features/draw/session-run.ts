import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";

export type PegRunSummary = Extract<DrawRunSummary, { kind: "peg" }>;

/** Whether duels are fished in one of the sessions. */
export function hasDuels(runs: readonly PegRunSummary[]): boolean {
  return runs.some((run) =>
    run.sessionIds.some((id) => run.mode === "duels" && holdingRun(runs, id)?.id === run.id),
  );
}
