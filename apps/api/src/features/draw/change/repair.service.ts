import type { RepairInput, RepairPreview, RepairWish } from "@tightlines/contract/draw-change";
import { tell } from "@tightlines/contract/problem/problem";
import type { DrawChange } from "@tightlines/domain/draw/draw-change";
import { addNews } from "@tightlines/domain/draw/draw-news";
import { findNeeds } from "@tightlines/domain/draw/find-needs";
import { listSeats } from "@tightlines/domain/draw/list-seats";
import type { HeldRepair } from "@tightlines/domain/draw/repair-held";
import { hashJson } from "@tightlines/domain/random/hash-json";
import type { Db } from "../../../platform/database/schema.ts";
import type { EventCall } from "../../../platform/http/call.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import { changeEventPart } from "../../event/event-part.service.ts";
import { labelOf } from "../../session/session-label.ts";
import type { DrawChangeEntry } from "./draw-change.ts";
import type { DrawDesk, DrawThread } from "../draw-thread.ts";
import { keepChange } from "./keep-change.service.ts";
import { drawAnglerOf } from "../peg-draw-input.ts";
import { type DrawFacts, findFacts } from "../peg-draw.repository.ts";
import { getPegRun } from "../peg-draw.service.ts";
import { refuseRepair } from "./refuse-repair.ts";
import { getRunState, requireAsReplayed, type RunState, seatsOf } from "../run-state.service.ts";
import { roleOf } from "./store-moves.service.ts";

/** Whom a repair would move. It follows from the draw's own seed, so that asking again gives the same answer. */
export async function previewRepair(
  db: Db,
  eventId: number,
  runId: number,
  wish: RepairWish,
  thread: DrawThread,
): Promise<RepairPreview> {
  const { facts, change, repaired, basis } = await decide(db, eventId, runId, wish, thread);
  const { moves } = repaired;
  const moved = new Set(moves.map(({ sessionId, anglerId }) => `${sessionId} ${anglerId}`));
  const staying = new Set(
    listSeats(repaired.input.mode.kind, repaired)
      .filter(({ sessionId }) => sessionsOf(change).includes(sessionId))
      .map(({ sessionId, anglerId }) => `${sessionId} ${anglerId}`)
      .filter((one) => !moved.has(one)),
  );
  const movedIds = new Set(moves.map(({ anglerId }) => anglerId));
  return {
    moves,
    people: facts.candidates
      .filter(({ anglerId }) => movedIds.has(anglerId))
      .map(({ anglerId, name }) => ({ id: anglerId, name })),
    staying: staying.size,
    basis,
  };
}

/** Repairs a draw exactly as it was looked at, or not at all. */
export function makeRepair(
  call: EventCall,
  runId: number,
  { repair: wish, reason, basis: seen }: RepairInput,
  { letters, thread }: DrawDesk,
): Promise<DrawChangeEntry> {
  return changeEventPart(call, { topics: ["draw"] }, async (changing) => {
    const { trx, event } = changing;
    const { state, change, repaired, basis } = await decide(trx, event.id, runId, wish, thread);
    if (basis !== seen) throw new ProblemError("repair-outdated");
    const { moves } = repaired;
    const made = { change, moves, held: repaired, reason, role: roleOf(call) };
    return keepChange(changing, state, made, letters);
  });
}

async function decide(db: Db, eventId: number, runId: number, wish: RepairWish, thread: DrawThread) {
  const facts = await findFacts(db, eventId);
  const state = await getRunState(db, eventId, await getPegRun(db, eventId, runId), facts, thread);
  requireAsReplayed(state, facts.draws);
  const change = requireNeeded(state, facts, wish);
  requireUnlocked(state, facts, change);
  const { replayed, seed, news } = state;
  const repaired = await thread.repair(addNews(replayed.input, news), replayed, change, seed);
  if (!repaired.ok) {
    const { mode } = replayed.input;
    throw refuseRepair(repaired.problem, { mode: mode.kind, kind: change.kind }, facts);
  }
  return { facts, state, change, repaired: repaired.value, basis: basisOf(state, change, repaired.value) };
}

/** What the wish comes to now. Nothing is repaired that fits: whoever wants it otherwise changes it by hand. */
function requireNeeded(state: RunState, facts: DrawFacts, wish: RepairWish): DrawChange {
  const needs = findNeeds({
    original: state.run.input,
    drawn: state.replayed.input,
    now: state.now,
    candidates: facts.candidates,
    held: seatsOf(state, facts),
    sessionIds: state.comingIds,
  });
  const kind = wish.kind === "substitution" ? "withdrawal" : wish.kind;
  const need = needs.find((each) =>
    each.kind === "peg-out-of-use"
      ? wish.kind === each.kind && wish.pegId === each.pegId
      : wish.kind !== "peg-out-of-use" && each.kind === kind && wish.anglerId === each.anglerId,
  );
  const mode = state.run.input.mode.kind;
  if (!need && wish.kind === "peg-out-of-use" && mode === "order-of-choice")
    throw new ProblemError("repair-not-possible", { facts: { what: "peg-choice" } });
  if (!need) throw new ProblemError("repair-not-needed");
  const { sessionIds } = need;
  const candidateOf = (id: number) => facts.candidates.find(({ anglerId }) => anglerId === id)!;
  switch (wish.kind) {
    case "withdrawal":
      return { kind: wish.kind, anglerId: wish.anglerId, sessionIds };
    case "late-entrant":
      return {
        kind: wish.kind,
        angler: drawAnglerOf(candidateOf(wish.anglerId), facts, state.run.input),
        sessionIds,
      };
    case "substitution": {
      const { anglerId, reserveId, hasEmergencyPermission } = wish;
      if (need.kind !== "withdrawal" || !need.substituteIds.includes(reserveId))
        throw new ProblemError("angler-not-found", { fields: { repair: [tell("not-in-list")] } });
      const reserve = drawAnglerOf(candidateOf(reserveId), facts, state.run.input);
      return { kind: wish.kind, anglerId, reserve, sessionIds, hasEmergencyPermission };
    }
    case "transfer": {
      const { anglerId } = wish;
      const { teamId: toTeamId } = candidateOf(anglerId);
      return { kind: wish.kind, anglerId, toTeamId, sessionIds, isDrawLocked: false };
    }
    case "peg-out-of-use":
      return { kind: wish.kind, pegId: wish.pegId, sessionIds };
  }
}

/** In a locked draw somebody may leave and a reserve may step in; nobody moves. */
function requireUnlocked({ run }: RunState, { sessions }: DrawFacts, change: DrawChange): void {
  if (run.status !== "locked" || change.kind === "withdrawal" || change.kind === "substitution") return;
  const session = sessions.find(({ id }) => sessionsOf(change).includes(id));
  throw new ProblemError("session-draw-locked", {
    facts: { session: session ? labelOf(session) : "", number: run.number },
  });
}

function sessionsOf(change: DrawChange): readonly number[] {
  return change.kind === "by-hand" ? [] : change.sessionIds;
}

function basisOf({ replayed, news }: RunState, change: DrawChange, { moves }: HeldRepair): string {
  return hashJson({ change, news, placements: replayed.placements, moves });
}
