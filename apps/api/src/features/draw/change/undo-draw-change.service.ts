import type { DrawChangeUndo } from "@tightlines/contract/draw-change";
import { tell } from "@tightlines/contract/problem/problem";
import type { DrawMove } from "@tightlines/domain/draw/draw-change";
import { tooLate } from "../../../platform/audit/require-untouched.ts";
import type { EventCall } from "../../../platform/http/call.ts";
import { changeEventPart, type EventPartChange } from "../../event/event-part.service.ts";
import type { DrawChangeEntry } from "./draw-change.ts";
import * as changes from "./draw-change.repository.ts";
import * as runs from "../draw-run.repository.ts";
import type { DrawDesk, DrawThread } from "../draw-thread.ts";
import { tellPlaces } from "../letter/draw.letters.ts";
import { mapPegs, movedIn } from "./keep-change.service.ts";
import { findFacts } from "../peg-draw.repository.ts";
import { getPegRun } from "../peg-draw.service.ts";
import { requireOpenSession } from "./require-placeable.service.ts";
import {
  getRunState,
  holds,
  replayRun,
  requireAsReplayed,
  type RunState,
  scheduleOf,
} from "../run-state.service.ts";
import { sourceOf, type Step, storeMoves } from "./store-moves.service.ts";

/** Takes the last change of a draw back: everybody it moved is where they were before. It stays listed as undone. */
export function undoDrawChange(
  call: EventCall,
  runId: number,
  { number, reason }: DrawChangeUndo,
  { letters, thread }: DrawDesk,
): Promise<DrawChangeEntry> {
  return changeEventPart(call, { topics: ["draw"] }, async (changing) => {
    const { trx, event, caller } = changing;
    const facts = await findFacts(trx, event.id);
    const state = await getRunState(trx, event.id, await getPegRun(trx, event.id, runId), facts, thread);
    requireAsReplayed(state, facts.draws);
    const standing = state.changes.filter(holds);
    const last = standing.pop();
    if (last?.number !== number) throw tooLate(tell("draw-changed", { number: state.run.number }));
    // Whoever has chosen since then may have what it took away.
    if (state.run.choices.some(({ afterChange }) => afterChange >= number))
      throw tooLate(tell("draw-changed", { number: state.run.number }));
    for (const id of new Set(last.moves.map(({ sessionId }) => sessionId)))
      await requireOpenSession(trx, event.id, id);
    await restoreSchedule(changing, state, standing, thread);
    const isDuels = state.run.input.mode.kind === "duels";
    const steps = isDuels ? [] : last.moves.map((move) => stepBack(state, move, standing));
    await storeMoves(changing, steps, reason);
    const news = { kind: isDuels ? "duels-changed" : "changed", reason } as const;
    await tellPlaces(changing, letters, { run: state.run, anglerIds: movedIn(last.moves), news });
    return changes.undo(trx, last, { undoneByUid: caller.uid, undoneReason: reason });
  });
}

/** The order or the duels as they were before the last change. */
async function restoreSchedule(
  { trx }: EventPartChange,
  state: RunState,
  standing: DrawChangeEntry[],
  thread: DrawThread,
): Promise<void> {
  const before = await replayRun(state.run, state.seed, standing, thread);
  await runs.storeAfterDraw(trx, state.run, {
    held: scheduleOf({ changes: standing, replayed: before }),
  });
}

/** To the peg they had, with what was said about it then. */
function stepBack(state: RunState, move: DrawMove, earlier: readonly DrawChangeEntry[]): Step {
  const { fromPegId: pegId, sessionId, anglerId } = move;
  if (pegId === null) return { move, to: null };
  const sectorId = mapPegs(state).get(pegId);
  if (sectorId === undefined) throw tooLate(tell("rows-deleted"));
  const isChosen = state.run.input.mode.kind === "order-of-choice";
  const runId = isOfDraw(state, sessionId, anglerId) ? state.run.id : null;
  const account = earlier
    .flatMap((entry) => entry.moves.map((one) => ({ one, entry })))
    .findLast(({ one }) => one.sessionId === sessionId && one.anglerId === anglerId);
  const source = isChosen ? "chosen" : "drawn";
  if (!account) return { move, to: { pegId, sectorId, source, reason: "", changedBy: null, runId } };
  const { reason, actorRole: changedBy } = account.entry;
  const isShared = isChosen;
  return {
    move,
    to: { pegId, sectorId, source: sourceOf(account.one.reason), reason, changedBy, runId, isShared },
  };
}

/** Whom the draw or a repair has placed; whoever was put there by hand alone belongs to no draw. */
function isOfDraw({ run, changes: entries }: RunState, sessionId: number, anglerId: number): boolean {
  const isMeant = (one: { sessionId: number; anglerId: number }) =>
    one.sessionId === sessionId && one.anglerId === anglerId;
  return (
    run.outcome?.placements.some(isMeant) === true ||
    run.choices.some((one) => one.sessionId === sessionId && one.anglerIds.includes(anglerId)) ||
    entries.some(({ moves }) => moves.some((move) => isMeant(move) && move.reason !== "by-hand"))
  );
}
