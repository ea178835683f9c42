import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { getDrawRun } from "./draw-run-reading.service.ts";
import type { DrawRun } from "./draw-run.ts";
import { presentWholeRun } from "./draw-run.presenter.ts";
import * as runs from "./draw-run.repository.ts";

export function lockDrawRun(call: EventCall, id: number, revision: number): Promise<DrawRun> {
  return setLock(call, id, { revision, isLocked: true, reason: null });
}

/** Everybody relies on a locked draw: who opens it again says why. */
export function unlockDrawRun(
  call: EventCall,
  id: number,
  { revision, reason }: { revision: number; reason: string },
): Promise<DrawRun> {
  return setLock(call, id, { revision, isLocked: false, reason });
}

function setLock(
  call: EventCall,
  id: number,
  { revision, isLocked, reason }: { revision: number; isLocked: boolean; reason: string | null },
): Promise<DrawRun> {
  return changeEventPart(call, { topics: ["draw"] }, async ({ trx, event, caller, record, requireSeen }) => {
    const run = await getDrawRun(trx, event.id, id);
    const { number, status } = run;
    if (status !== (isLocked ? "published" : "locked"))
      throw new ProblemError(isLocked ? "draw-run-not-published" : "draw-run-not-locked", {
        facts: { number },
      });
    await requireSeen("draw-run", run, revision, presentWholeRun);
    const after =
      reason === null ? await runs.lock(trx, run) : await runs.unlock(trx, run, { uid: caller.uid, reason });
    const values = { before: { status }, after: { status: after.status } };
    const action = isLocked ? "lock" : "unlock";
    await record({ noun: "draw-run", nounId: id, action, ...values, reason });
    return after;
  });
}
