import type { Turn } from "./draw-choice-order.ts";

/** Somebody whose turn it was and who was not there. */
export interface Pass {
  readonly sessionId: number;
  readonly turn: number;
}

export interface ChoosingState {
  /** Of one session, as they were drawn. */
  readonly turns: readonly Turn[];
  readonly passes: readonly Pass[];
  /** Those who fish the session and have no peg in it yet. */
  readonly waiting: ReadonlySet<number>;
}

/**
 * Who chooses next: in the order that was drawn; whoever was not there takes what is left (K5 [S37][S38]). Null when
 * everybody has a peg.
 */
export function nextTurn({ turns, passes, waiting }: ChoosingState): Turn | null {
  const open = turns.filter(({ anglerIds }) => anglerIds.some((id) => waiting.has(id)));
  const [next] = open.toSorted((a, b) => countPasses(passes, a) - countPasses(passes, b) || a.turn - b.turn);
  return next ?? null;
}

export function countPasses(passes: readonly Pass[], { sessionId, turn }: Pass): number {
  return passes.filter((pass) => pass.sessionId === sessionId && pass.turn === turn).length;
}
