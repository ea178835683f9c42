import type { Placement } from "./draw-input.ts";

/** Where somebody fishes now, and which run has put them there. */
export interface HeldPlacement extends Placement {
  readonly runId: number | null;
}

/** Somebody who does not fish where the draw and its changes have put them. */
export interface Displaced {
  readonly sessionId: number;
  readonly anglerId: number;
  /** Null for whoever must have no peg. */
  readonly drawn: Placement | null;
  /** Null for whoever has no peg any more. */
  readonly now: HeldPlacement | null;
}

export interface HeldComparison {
  readonly displaced: readonly Displaced[];
  /** Sessions that a later draw has taken over: this one says nothing about them any more. */
  readonly redrawnSessionIds: readonly number[];
}

interface ComparedRun {
  readonly id: number;
  readonly sessionIds: readonly number[];
  /** What it came to with every change since. */
  readonly placements: readonly Placement[];
}

/** What a draw came to beside what holds now: a draw that matches its seed is worth nothing where people fish elsewhere. */
export function compareHeld(run: ComparedRun, held: readonly HeldPlacement[]): HeldComparison {
  const redrawnSessionIds = run.sessionIds.filter((id) => isRedrawn(run.id, id, held));
  const compared = run.sessionIds.filter((id) => !redrawnSessionIds.includes(id));
  return {
    redrawnSessionIds,
    displaced: compared.flatMap((sessionId) => listDisplaced(sessionId, run.placements, held)),
  };
}

/** Whoever was changed by hand keeps the run that drew them, so that one of its own is enough. */
function isRedrawn(runId: number, sessionId: number, held: readonly HeldPlacement[]): boolean {
  const runIds = held.filter((one) => one.sessionId === sessionId).map((one) => one.runId);
  return runIds.some((id) => id !== null) && !runIds.includes(runId);
}

function listDisplaced(
  sessionId: number,
  placements: readonly Placement[],
  held: readonly HeldPlacement[],
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

function byAngler<One extends Placement>(all: readonly One[], sessionId: number): Map<number, One> {
  return new Map(all.filter((one) => one.sessionId === sessionId).map((one) => [one.anglerId, one]));
}
