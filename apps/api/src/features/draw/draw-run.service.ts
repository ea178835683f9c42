import type { Kysely } from "kysely";
import { staleRevision } from "../../platform/audit/stale-revision.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { DrawRunRow } from "../../platform/database/tables/draw-run.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { rowId } from "../../platform/http/row-id.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { presentRun } from "./draw-run.presenter.ts";
import * as runs from "./draw-run.repository.ts";
import { publishGroupDraw } from "./group-draw.service.ts";

export async function getDrawRun(db: Kysely<Schema>, event: ServedEvent, id: string): Promise<DrawRunRow> {
  return orNotFound(await runs.findById(db, event.id, rowId(id)));
}

export function publishDrawRun(
  db: Kysely<Schema>,
  caller: UserCaller,
  event: ServedEvent,
  id: string,
  revision: number,
): Promise<DrawRunRow> {
  return changeEventPart(db, caller, event, async (change) => {
    const run = orNotFound(await runs.findById(change.trx, event.id, rowId(id)));
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
    return publishGroupDraw(change, run);
  });
}

function orNotFound(run: DrawRunRow | undefined): DrawRunRow {
  if (!run) throw new ProblemError("draw-run-not-found");
  return run;
}
