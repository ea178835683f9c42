import { tell } from "@tightlines/contract/problem/problem";
import type { DrawMove, HandPlace } from "@tightlines/domain/draw/draw-change";
import { repairHeld } from "@tightlines/domain/draw/repair-held";
import type { EventCall } from "../../../platform/http/call.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import type { EventPartChange } from "../../event/event-part.service.ts";
import type { DrawDesk } from "../draw-thread.ts";
import { keepChange } from "./keep-change.service.ts";
import { type DrawFacts, findFacts } from "../peg-draw.repository.ts";
import { findRunStates } from "../run-state.service.ts";
import { roleOf, type Step, storeMoves } from "./store-moves.service.ts";

/**
 * Puts people of one session where an organizer wants them. Where a draw is in force they say why, and it becomes part of
 * the draw's history; the run itself stays as it was drawn.
 */
export async function placeByHand(
  call: EventCall,
  changing: EventPartChange,
  { letters, thread }: DrawDesk,
  places: readonly [HandPlace, ...HandPlace[]],
  reason: string,
): Promise<void> {
  const { trx, event } = changing;
  const facts = await findFacts(trx, event.id);
  const states = await findRunStates(trx, event.id, facts, thread);
  // Where duels are drawn nobody has one peg, and what is given by hand changes none of them.
  const state = states.find(
    ({ run, sessionIds }) => run.input.mode.kind !== "duels" && sessionIds.includes(places[0].sessionId),
  );
  const isChosen = places.some((place) => hasChosen(place, facts));
  if (!reason && (state || isChosen))
    throw new ProblemError("invalid-input", { fields: { reason: [tell("draw-reason-missing")] } });
  if (!state) return storeMoves(changing, places.map(stepOf(call, reason, places)), reason);
  const change = { kind: "by-hand" as const, places };
  const moves = listMoves(places, facts);
  const repaired = repairHeld(state.replayed.input, state.replayed, change, state.seed);
  if (!repaired.ok) throw new Error(repaired.problem.code);
  const made = { change, moves, held: repaired.value, reason, role: roleOf(call) };
  await keepChange(changing, state, made, letters);
}

/** Whoever has chosen a peg when it was their turn is not put elsewhere without a word either. */
function hasChosen({ sessionId, anglerId }: HandPlace, { draws }: DrawFacts): boolean {
  return draws.some(
    (one) => one.sessionId === sessionId && one.anglerId === anglerId && one.source === "chosen",
  );
}

/** In the order a repair lists them. */
function listMoves(places: readonly HandPlace[], { draws }: DrawFacts): DrawMove[] {
  return places
    .map(({ sessionId, anglerId, to }) => {
      const held = draws.find((one) => one.sessionId === sessionId && one.anglerId === anglerId);
      const fromPegId = held?.pegId ?? null;
      return { sessionId, anglerId, fromPegId, toPegId: to?.pegId ?? null, reason: "by-hand" as const };
    })
    .toSorted((a, b) => a.anglerId - b.anglerId);
}

function stepOf(call: EventCall, reason: string, places: readonly HandPlace[]): (place: HandPlace) => Step {
  const said = { source: "manual" as const, reason, changedBy: roleOf(call), runId: null };
  return ({ to, ...move }) => {
    const isShared = places.filter((place) => place.to && place.to.pegId === to?.pegId).length > 1;
    return { move, to: to && { ...to, ...said, isShared } };
  };
}
