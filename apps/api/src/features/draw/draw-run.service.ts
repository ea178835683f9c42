import type { DrawRunUndo } from "@tightlines/contract/draw-run";
import { staleRevision } from "../../platform/audit/stale-revision.ts";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { rowId } from "../../platform/http/row-id.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import type { DrawRun } from "./draw-run.ts";
import { presentRun } from "./draw-run.presenter.ts";
import * as runs from "./draw-run.repository.ts";
import { publishGroupDraw } from "./group-draw.service.ts";
import { undoGroupDraw } from "./undo-group-draw.service.ts";

export async function getDrawRun(db: Db, event: ServedEvent, id: string): Promise<DrawRun> {
  return orNotFound(await runs.findById(db, event.id, rowId(id)));
}

export function publishDrawRun(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  id: string,
  revision: number,
): Promise<DrawRun> {
  return changeEventPart(db, caller, event, async (change) => {
    const run = await getDrawRun(change.trx, event, id);
    if (run.status !== "draft")
      throw new ProblemError("draw-run-not-draft", { facts: { number: run.number, status: run.status } });
    if (run.revision !== revision) {
      const current = presentRun(run, { isOrganizer: true });
      throw await staleRevision(
        change.trx,
        { noun: "draw-run", nounId: run.id, eventId: run.eventId },
        current,
      );
    }
    return publish(change, run);
  });
}

export function undoDrawRun(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  id: string,
  undo: DrawRunUndo,
): Promise<DrawRun> {
  return changeEventPart(db, caller, event, async (change) => {
    const run = await getDrawRun(change.trx, event, id);
    switch (run.kind) {
      case "group":
        return undoGroupDraw(change, run, caller, undo);
      case "peg":
        throw nothingDrawsPegs();
    }
  });
}

function publish(change: EventPartChange, run: DrawRun): Promise<DrawRun> {
  switch (run.kind) {
    case "group":
      return publishGroupDraw(change, run);
    case "peg":
      throw nothingDrawsPegs();
  }
}

/** Pegs are not drawn by this version, so a run of them came from nowhere. */
function nothingDrawsPegs(): Error {
  return new Error("Nothing draws pegs yet");
}

function orNotFound(run: DrawRun | undefined): DrawRun {
  if (!run) throw new ProblemError("draw-run-not-found");
  return run;
}
