import type { DrawMove } from "./draw-change.ts";

/** Who is where an organizer has put them, or is on no peg since then: the last change that moved them was by hand. */
export function listByHand<Change extends { readonly moves: readonly DrawMove[] }>(
  changes: readonly Change[],
): { move: DrawMove; change: Change }[] {
  const last = new Map<string, { move: DrawMove; change: Change }>();
  for (const change of changes)
    for (const move of change.moves) last.set(`${move.sessionId} ${move.anglerId}`, { move, change });
  return [...last.values()].filter(({ move }) => move.reason === "by-hand");
}
