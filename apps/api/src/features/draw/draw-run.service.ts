import type { Drawing, DrawRunUndo } from "@tightlines/contract/draw-run";
import { tell } from "@tightlines/contract/problem/problem";
import { mixSeed } from "@tightlines/domain/random/commit-input";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { getDrawRun } from "./draw-run-reading.service.ts";
import type { DrawRun } from "./draw-run.ts";
import { presentWholeRun } from "./draw-run.presenter.ts";
import type { RunOptions } from "./letter/tell-anglers.ts";
import type { DrawThread } from "./draw-thread.ts";
import { drawPreparedGroups, publishGroupDraw } from "./group/group-draw.service.ts";
import { drawPreparedPegs, publishPegDraw } from "./peg-draw.service.ts";
import { undoGroupDraw } from "./group/undo-group-draw.service.ts";
import { undoPegDraw } from "./undo-peg-draw.service.ts";

/** Draws as promised, once: whoever does not like what comes out prepares another run, and both stay listed. */
export function drawPreparedRun(
  call: EventCall,
  id: number,
  { revision, ingredient }: Drawing,
  thread: DrawThread,
): Promise<DrawRun> {
  return changeEventPart(call, { topics: ["draw"] }, async (change) => {
    const run = await getDrawRun(change.trx, change.event.id, id);
    if (run.status !== "draft")
      throw new ProblemError("draw-run-not-draft", { facts: { number: run.number, status: run.status } });
    if (run.outcome) throw new ProblemError("draw-already-made", { facts: { number: run.number } });
    await change.requireSeen("draw-run", run, revision, presentWholeRun);
    requireIngredient(run, ingredient);
    const seed = mixSeed(run.seed, run.takesIngredient ? ingredient : null);
    if (!seed.ok) throw new Error(seed.problem.code);
    const mixed = { ingredient, seed: seed.value };
    const after =
      run.kind === "peg"
        ? await drawPreparedPegs(change, run, mixed, thread)
        : await drawPreparedGroups(change, run, mixed);
    await change.record({ noun: "draw-run", nounId: id, action: "draw", after: { ingredient } });
    return after;
  });
}

function requireIngredient({ takesIngredient }: DrawRun, ingredient: string): void {
  if (takesIngredient === (ingredient !== "")) return;
  const problem = takesIngredient ? tell("ingredient-missing") : tell("ingredient-not-taken");
  throw new ProblemError("invalid-input", { fields: { ingredient: [problem] } });
}

export function publishDrawRun(
  call: EventCall,
  id: number,
  revision: number,
  { uses, letters }: RunOptions,
): Promise<DrawRun> {
  return changeEventPart(call, { topics: ["draw", "angler"] }, async (change) => {
    const run = await getDrawRun(change.trx, change.event.id, id);
    if (run.status !== "draft")
      throw new ProblemError("draw-run-not-draft", { facts: { number: run.number, status: run.status } });
    await change.requireSeen("draw-run", run, revision, presentWholeRun);
    return publish(change, run, { uses, letters });
  });
}

export function undoDrawRun(
  call: EventCall,
  id: number,
  undo: DrawRunUndo,
  { uses, letters }: RunOptions,
): Promise<DrawRun> {
  return changeEventPart(call, { topics: ["draw", "angler"] }, async (change) => {
    const run = await getDrawRun(change.trx, change.event.id, id);
    switch (run.kind) {
      case "group":
        return undoGroupDraw(change, run, undo, { uses, letters });
      case "peg":
        return undoPegDraw(change, run, undo, letters);
    }
  });
}

function publish(change: EventPartChange, run: DrawRun, { uses, letters }: RunOptions): Promise<DrawRun> {
  switch (run.kind) {
    case "group":
      return publishGroupDraw(change, run, { uses, letters });
    case "peg":
      return publishPegDraw(change, run, letters);
  }
}
