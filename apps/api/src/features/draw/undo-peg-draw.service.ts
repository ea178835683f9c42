import type { DrawRunUndo } from "@tightlines/contract/draw-run";
import { tell } from "@tightlines/contract/problem/problem";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import { tooLate } from "../../platform/audit/require-untouched.ts";
import type { Trx } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { labelOf } from "../session/session-label.ts";
import * as sessions from "../session/session.repository.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import { getDrawRun } from "./draw-run-reading.service.ts";
import type { DrawRun, PegRun } from "./draw-run.ts";
import * as runs from "./draw-run.repository.ts";
import { listConcerned, tellPlaces } from "./letter/draw.letters.ts";
import type { DrawLetters } from "./letter/tell-anglers.ts";
import * as draws from "./draw.repository.ts";
import { requireInForce } from "./require-in-force.ts";

/**
 * Takes a draw of pegs out of force: everybody fishes again where they did before, and the runs it replaced hold again. The
 * run stays listed as undone with its seed, with who did it, when and why.
 */
export async function undoPegDraw(
  change: EventPartChange,
  run: PegRun,
  { revision, reason }: DrawRunUndo,
  letters: DrawLetters,
): Promise<PegRun> {
  const { trx, event, caller, record } = change;
  requireInForce(run, revision);
  await requireNotBegun(trx, event.id, run);
  if (!run.moved) throw tooLate(tell("draw-without-memory", { number: run.number }));
  await requireHolding(trx, event.id, run);
  const held = await draws.deleteBySessions(trx, event.id, run.input.sessionIds);
  requireUntouched(run, held);
  await draws.insertAll(trx, event.id, run.moved.draws);
  const undone = await runs.undo(trx, run, { undoneByUid: caller.uid, undoneReason: reason });
  const because = trailReasons.drawUndone(run.number);
  for (const id of run.moved.runIds) {
    const replaced = await getDrawRun(trx, event.id, id);
    await runs.restore(trx, replaced);
    await record({ ...entryOf(replaced, "published"), action: "update", reason: because });
  }
  await record({ ...entryOf(run, "undone"), action: "undo", reason });
  const concerned = listConcerned(run.input, held, run.moved.draws);
  const news = { kind: "undone", number: run.number } as const;
  await tellPlaces(change, letters, { run, anglerIds: concerned, news });
  return undone;
}

/** Whoever is at the water already fishes where the draw has put them. */
async function requireNotBegun(trx: Trx, eventId: number, { input }: PegRun): Promise<void> {
  const drawn = await sessions.findByIdsForShare(trx, eventId, input.sessionIds);
  const begun = drawn.find(({ status }) => status !== "scheduled");
  if (begun) throw new ProblemError("session-not-drawable", { facts: { session: labelOf(begun) } });
}

/** A later draw of one of its sessions builds on what it made. */
async function requireHolding(trx: Trx, eventId: number, run: PegRun): Promise<void> {
  const inForce = await runs.findPegRuns(trx, eventId, run.sessionIds, ["published", "locked"]);
  if (run.sessionIds.some((id) => holdingRun(inForce, id)?.id !== run.id))
    throw tooLate(tell("draw-changed", { number: run.number }));
}

/** So does a change by hand. */
function requireUntouched(run: PegRun, held: readonly draws.NewDraw[]): void {
  const { id, number, outcome } = run;
  const isItsOwn = held.every(({ runId, source }) => runId === id && source === "drawn");
  if (!isItsOwn || run.held !== null || held.length !== outcome?.placements.length)
    throw tooLate(tell("draw-changed", { number }));
}

function entryOf({ id, status }: DrawRun, after: DrawRun["status"]) {
  return { noun: "draw-run" as const, nounId: id, before: { status }, after: { status: after } };
}
