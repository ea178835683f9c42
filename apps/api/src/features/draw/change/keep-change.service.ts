import type { ChangerRole } from "@tightlines/contract/draw-change";
import type { DrawChange, DrawMove } from "@tightlines/domain/draw/draw-change";
import type { HeldDraw } from "@tightlines/domain/draw/held-draw";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import type { EventPartChange } from "../../event/event-part.service.ts";
import type { DrawChangeEntry } from "./draw-change.ts";
import * as runs from "../draw-run.repository.ts";
import * as changes from "./draw-change.repository.ts";
import { tellPlaces } from "../letter/draw.letters.ts";
import type { DrawLetters } from "../letter/tell-anglers.ts";
import type { RunState } from "../run-state.service.ts";
import { sourceOf, type Step, storeMoves } from "./store-moves.service.ts";

interface MadeChange {
  change: DrawChange;
  moves: readonly DrawMove[];
  /** How the draw stands after it. */
  held: HeldDraw;
  reason: string;
  role: ChangerRole;
}

/** Adds a change to the history of a draw, moves people as it says and writes to them: all of it or nothing. */
export async function keepChange(
  changing: EventPartChange,
  state: RunState,
  { change, moves, held, reason, role }: MadeChange,
  letters: DrawLetters,
): Promise<DrawChangeEntry> {
  const { trx, event, caller } = changing;
  const entry = await changes.insert(trx, {
    eventId: event.id,
    runId: state.run.id,
    number: (state.changes.at(-1)?.number ?? 0) + 1,
    change,
    news: state.news,
    moves,
    reason,
    actorUid: caller.uid,
    actorRole: role,
  });
  const sectorOf = mapPegs(state);
  const { kind: mode } = state.run.input.mode;
  if (!placesAnglers({ kind: mode })) {
    const { turns, duels, rests } = held;
    await runs.storeAfterDraw(trx, state.run, { held: { turns, duels, rests } });
  }
  // The pegs of duels are no places for a session.
  const placed = mode === "duels" ? [] : moves;
  const steps = placed.map((move): Step => {
    const { toPegId: pegId, sessionId } = move;
    if (pegId === null) return { move, to: null };
    const source = sourceOf(move.reason);
    // Whom an organizer has put on a peg nobody has drawn.
    const runId = source === "manual" && move.fromPegId === null ? null : state.run.id;
    const to = { pegId, sectorId: sectorOf.get(pegId)!, source, reason, changedBy: role, runId };
    const there = held.placements.filter((one) => one.sessionId === sessionId && one.pegId === pegId);
    return { move, to: { ...to, isShared: mode === "order-of-choice" && there.length > 1 } };
  });
  await storeMoves(changing, steps, reason);
  const news = { kind: mode === "duels" ? "duels-changed" : "changed", reason } as const;
  await tellPlaces(changing, letters, { run: state.run, anglerIds: movedIn(moves), news });
  return entry;
}

export function movedIn(moves: readonly DrawMove[]): number[] {
  return [...new Set(moves.map(({ anglerId }) => anglerId))];
}

/** The whole sector each peg lies in, as the event is now. */
export function mapPegs({ now }: Pick<RunState, "now">): Map<number, number> {
  return new Map(
    now.sectors.flatMap(({ sectorId, pegs }) => pegs.map(({ pegId }) => [pegId, sectorId] as const)),
  );
}
