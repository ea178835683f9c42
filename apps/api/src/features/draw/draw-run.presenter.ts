import type { DrawRunResponse, DrawRunSummary } from "@tightlines/contract/draw-run";
import type { DrawRunRow } from "../../platform/database/tables/draw-run.table.ts";
import type { DrawRunHead } from "./draw-run.repository.ts";

/** The seed is a secret until the run is published, for everybody. */
export function presentRunSummary(run: DrawRunHead): DrawRunSummary {
  const { id, revision, number, kind, sessionId, status, algorithm, seedHash, inputHash } = run;
  const { reason, actorName, createdAt, updatedAt, publishedAt, lockedAt } = run;
  const { undoneAt, undoneBy, undoneReason } = run;
  return {
    id,
    revision,
    number,
    kind,
    sessionId,
    status,
    algorithm,
    seed: publishedAt ? run.seed : null,
    seedHash,
    inputHash,
    ingredient: run.ingredient || null,
    reason,
    actorName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    lockedAt: lockedAt?.toISOString() ?? null,
    undone: undoneAt && undoneBy ? { by: undoneBy, at: undoneAt.toISOString(), reason: undoneReason } : null,
  };
}

/** Before it is published, only those who may publish it see what it came to. */
export function presentRun(run: DrawRunRow, { isOrganizer }: { isOrganizer: boolean }): DrawRunResponse {
  const isShown = run.kind === "group" && (run.publishedAt !== null || isOrganizer);
  return {
    ...presentRunSummary(run),
    input: run.kind === "group" ? (run.input as DrawRunResponse["input"]) : null,
    placements: isShown ? (run.outcome as DrawRunResponse["placements"]) : null,
    report: isShown ? (run.report as DrawRunResponse["report"]) : null,
  };
}
