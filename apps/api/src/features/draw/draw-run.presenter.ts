import type {
  DrawRunResponse,
  DrawRunSummary,
  GroupRunResponse,
  PegRunResponse,
} from "@tightlines/contract/draw-run";
import type { PegDrawWish } from "@tightlines/contract/draw/peg-run";
import type { DrawRun, GroupRun, PegRun } from "./draw-run.ts";
import type { DrawRunHead } from "./draw-run.repository.ts";

export function presentRunSummary(run: DrawRunHead): DrawRunSummary {
  const fields = presentFields(run);
  return run.kind === "group"
    ? { ...fields, ...presentPromise(run), kind: run.kind }
    : {
        ...fields,
        kind: run.kind,
        ...presentPegFields(run, {
          sessionIds: run.sessionIds ?? [],
          mode: run.mode ?? "free",
          pinned: run.pinned ?? 0,
        }),
      };
}

/** With what only those who may publish it see. */
export function presentWholeRun(run: DrawRun): DrawRunResponse {
  return presentRun(run, { isOrganizer: true });
}

/** Before it is published, only those who may publish it see what it came to. */
export function presentRun(run: DrawRun, viewer: { isOrganizer: boolean }): DrawRunResponse {
  return run.kind === "group" ? presentGroupRun(run, viewer) : presentPegRun(run, viewer);
}

export function presentPegRun(run: PegRun, { isOrganizer }: { isOrganizer: boolean }): PegRunResponse {
  const isShown = isPublic(run) || isOrganizer;
  const outcome = isShown ? run.outcome : null;
  return {
    ...presentFields(run),
    kind: run.kind,
    ...presentPegFields(run, {
      sessionIds: run.input.sessionIds,
      mode: run.input.mode.kind,
      pinned: run.input.pins.length,
    }),
    input: run.input,
    placements: outcome?.placements ?? null,
    turns: outcome?.turns ?? null,
    duels: outcome?.duels ?? null,
    rests: outcome?.rests ?? null,
    choices: outcome ? run.choices : null,
    held: isShown ? run.held : null,
    report: isShown ? run.report : null,
    unsentLetters: isOrganizer ? run.unsentLetters : null,
  };
}

export function presentGroupRun(run: GroupRun, { isOrganizer }: { isOrganizer: boolean }): GroupRunResponse {
  const isShown = isPublic(run) || isOrganizer;
  return {
    ...presentFields(run),
    ...presentPromise(run),
    kind: run.kind,
    input: run.input,
    placements: isShown ? run.outcome : null,
    report: isShown ? run.report : null,
    unsentLetters: isOrganizer ? run.unsentLetters : null,
  };
}

function presentPegFields(
  run: Pick<DrawRunHead, "sessionId" | "takesIngredient" | "drawnAt" | "changes">,
  {
    sessionIds,
    mode,
    pinned,
  }: { sessionIds: readonly number[]; mode: PegDrawWish["mode"]["kind"]; pinned: number },
) {
  const { sessionId, changes } = run;
  return {
    sessionId,
    sessionIds: [...sessionIds],
    mode,
    pinned,
    ...presentPromise(run),
    changes,
  };
}

function presentPromise({ takesIngredient, drawnAt }: Pick<DrawRunHead, "takesIngredient" | "drawnAt">) {
  return { takesIngredient, drawnAt: drawnAt?.toISOString() ?? null };
}

/** Published, or drawn and thrown away before that: nobody rolls until they like it without everybody seeing what they rolled. */
function isPublic({ publishedAt, status, drawnAt }: Pick<DrawRunHead, "publishedAt" | "status" | "drawnAt">) {
  return publishedAt !== null || (status === "superseded" && drawnAt !== null);
}

/** The seed is a secret until all of the run is public, for everybody. */
function presentFields(run: Omit<DrawRunHead, "sessionId" | "sessionIds" | "pinned" | "mode" | "changes">) {
  const { id, revision, number, status, algorithm, seedSource, seedHash, inputHash } = run;
  const { reason, actorName, createdAt, updatedAt, publishedAt, lockedAt } = run;
  const { undoneAt, undoneBy, undoneReason, unlocked, isImported } = run;
  return {
    id,
    revision,
    number,
    status,
    algorithm,
    seed: isPublic(run) ? run.seed : null,
    seedSource,
    seedHash,
    inputHash,
    ingredient: run.ingredient || null,
    reason,
    actorName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    lockedAt: lockedAt?.toISOString() ?? null,
    unlocked,
    undone: undoneAt && { by: undoneBy, at: undoneAt.toISOString(), reason: undoneReason },
    isImported,
  };
}
