import type { DrawRunSummary } from "@tightlines/contract/draw-run";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";

export type PegRunSummary = Extract<DrawRunSummary, { kind: "peg" }>;

/** Whether a draw is published and holds. */
export function hasDraw(runs: readonly PegRunSummary[]): boolean {
  return runs.some(({ publishedAt, undone }) => publishedAt !== null && undone === null);
}

/** Whether duels are fished in one of the sessions. */
export function hasDuels(runs: readonly PegRunSummary[]): boolean {
  return runs.some((run) =>
    run.sessionIds.some((id) => run.mode === "duels" && holdingRun(runs, id)?.id === run.id),
  );
}
