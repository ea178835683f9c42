import type { DrawRunSummary } from "@tightlines/contract/draw-run";

export type PegRunSummary = Extract<DrawRunSummary, { kind: "peg" }>;

export function isInForce({ status }: Pick<DrawRunSummary, "status">): boolean {
  return status === "published" || status === "locked";
}

/** The run that holds in a session: of those in force the one that was published last. */
export function runOfSession(runs: readonly PegRunSummary[], sessionId: number): PegRunSummary | undefined {
  const holding = runs.filter((run) => isInForce(run) && run.sessionIds.includes(sessionId));
  return holding.toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? ""))[0];
}

export function hasDuels(runs: readonly PegRunSummary[]): boolean {
  return runs.some((run) => isInForce(run) && run.mode === "duels");
}
