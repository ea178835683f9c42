import type { Placement } from "./draw-input.ts";
import { holdingRun, type SessionRun } from "./run-of-session.ts";

/** Somebody who does not fish where the draw and its changes have put them. */
export interface Displaced {
  readonly sessionId: number;
  readonly anglerId: number;
  /** Null for whoever must have no peg. */
  readonly drawn: Placement | null;
  /** Null for whoever has no peg any more. */
  readonly now: Placement | null;
}

export interface HeldComparison {
  readonly displaced: readonly Displaced[];
  /** Sessions that a later draw has taken over: this one says nothing about them any more. */
  readonly redrawnSessionIds: readonly number[];
}

interface ComparedRun extends SessionRun {
  /** What it came to with every change since. */
  readonly placements: readonly Placement[];
}

/**
 * What a draw came to beside what holds now: a draw that matches its seed is worth nothing where people fish elsewhere.
 * The runs are all draws of pegs of the event.
 */
export function compareHeld(
  run: ComparedRun,
  runs: readonly SessionRun[],
  held: readonly Placement[],
): HeldComparison {
  const redrawnSessionIds = run.sessionIds.filter((id) => holdingRun(runs, id)?.number !== run.number);
  const compared = run.sessionIds.filter((id) => !redrawnSessionIds.includes(id));
  return {
    redrawnSessionIds,
    displaced: compared.flatMap((sessionId) => listDisplaced(sessionId, run.placements, held)),
  };
}

function listDisplaced(
  sessionId: number,
  placements: readonly Placement[],
  held: readonly Placement[],
): Displaced[] {
  const drawn = byAngler(placements, sessionId);
  const now = byAngler(held, sessionId);
  const anglerIds = [...new Set([...drawn.keys(), ...now.keys()])];
  return anglerIds.flatMap((anglerId) => {
    const before = drawn.get(anglerId) ?? null;
    const after = now.get(anglerId) ?? null;
    if (before?.pegId === after?.pegId && before?.sectorId === after?.sectorId) return [];
    return { sessionId, anglerId, drawn: before, now: after };
  });
}

function byAngler(all: readonly Placement[], sessionId: number): Map<number, Placement> {
  return new Map(all.filter((one) => one.sessionId === sessionId).map((one) => [one.anglerId, one]));
}
