import type { DrawMode, Placement } from "./draw-input.ts";
import type { HeldDraw } from "./held-draw.ts";

/** No peg: for whoever judges, rests, or has not chosen yet. */
const NOWHERE = { sectorId: 0, pegId: 0 };

/** Who takes part in which session and on which pegs, as a draw of any mode stands. */
export function listSeats(
  mode: DrawMode["kind"],
  { placements, turns, duels, rests }: HeldDraw,
): Placement[] {
  if (mode === "duels")
    return [
      ...duels.flatMap(({ sessionId, sectorId, pegIds, firstHalf, judgeId }) => [
        ...firstHalf.flatMap((anglerId) =>
          anglerId === null ? [] : pegIds.map((pegId) => ({ sessionId, anglerId, sectorId, pegId })),
        ),
        ...(judgeId === null ? [] : [{ sessionId, anglerId: judgeId, ...NOWHERE }]),
      ]),
      ...rests.map(({ sessionId, anglerId }) => ({ sessionId, anglerId, ...NOWHERE })),
    ];
  const waiting = turns.flatMap(({ sessionId, anglerIds }) =>
    anglerIds.map((anglerId) => ({ sessionId, anglerId, ...NOWHERE })),
  );
  return [...placements, ...waiting];
}
