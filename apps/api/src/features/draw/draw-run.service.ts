import type { DrawRunUndo } from "@tightlines/contract/draw-run";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import type { DrawRun } from "./draw-run.ts";
import { presentWholeRun } from "./draw-run.presenter.ts";
import * as runs from "./draw-run.repository.ts";
import { publishGroupDraw } from "./group-draw.service.ts";
import { undoGroupDraw } from "./undo-group-draw.service.ts";

export async function getDrawRun(db: Db, eventId: number, id: number): Promise<DrawRun> {
  return requireFound(await runs.findById(db, eventId, id), "draw-run-not-found");
}

export function publishDrawRun(
  call: EventCall,
  id: number,
  revision: number,
  uses: AnglerUses,
): Promise<DrawRun> {
  return changeEventPart(call, { topics: ["draw", "angler"] }, async (change) => {
    const run = await getDrawRun(change.trx, change.event.id, id);
    if (run.status !== "draft")
      throw new ProblemError("draw-run-not-draft", { facts: { number: run.number, status: run.status } });
    await change.requireSeen("draw-run", run, revision, presentWholeRun);
    return publish(change, run, uses);
  });
}

export function undoDrawRun(
  call: EventCall,
  id: number,
  undo: DrawRunUndo,
  uses: AnglerUses,
): Promise<DrawRun> {
  return changeEventPart(call, { topics: ["draw", "angler"] }, async (change) => {
    const run = await getDrawRun(change.trx, change.event.id, id);
    switch (run.kind) {
      case "group":
        return undoGroupDraw(change, run, undo, uses);
      case "peg":
        throw nothingDrawsPegs();
    }
  });
}

function publish(change: EventPartChange, run: DrawRun, uses: AnglerUses): Promise<DrawRun> {
  switch (run.kind) {
    case "group":
      return publishGroupDraw(change, run, uses);
    case "peg":
      throw nothingDrawsPegs();
  }
}

/** Pegs are not drawn by this version, so a run of them came from nowhere. */
function nothingDrawsPegs(): Error {
  return new Error("Nothing draws pegs yet");
}
