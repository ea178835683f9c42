import type { Placement } from "@tightlines/domain/result/facts/group-units";
import { keyOf } from "../score/score-desk.ts";
import type * as results from "./result.repository.ts";

type Seat = Awaited<ReturnType<typeof results.findPlacements>>[number];

interface Drawn {
  placements: readonly Seat[];
  withdrawn: readonly Seat[];
  substitutes: Awaited<ReturnType<typeof results.findSubstitutes>>;
}

/**
 * The places that were drawn, whoever fishes there now: a reserve fishes the slot of the one replaced (F16 [D1]), and whoever
 * has left keeps theirs empty, so that a withdrawal changes no price (R13).
 */
export function listSlots({ placements, withdrawn, substitutes }: Drawn): Placement[] {
  const taken = new Set(placements.map(seatOf));
  const outOf = new Map(
    substitutes.map(({ sessionId, inId, outId }) => [keyOf({ sessionId, anglerId: inId }), outId]),
  );
  const slots = placements.map((placement): Placement => {
    const { sessionId, entryId } = placement;
    const ownerId = findOwner(sessionId, entryId);
    if (ownerId === entryId) return { ...placement, substituteId: null };
    taken.add(keyOf({ sessionId, anglerId: ownerId }));
    return { ...placement, entryId: ownerId, substituteId: entryId };
  });
  for (const placement of withdrawn) {
    if (taken.has(seatOf(placement))) continue;
    taken.add(seatOf(placement));
    slots.push({ ...placement, substituteId: null });
  }
  return slots;

  /** A reserve may have been replaced in turn. Whoever fishes elsewhere by now has given their slot up. */
  function findOwner(sessionId: number, entryId: number): number {
    const seen = new Set([entryId]);
    let ownerId = entryId;
    for (;;) {
      const outId = outOf.get(keyOf({ sessionId, anglerId: ownerId }));
      if (outId === undefined || seen.has(outId) || taken.has(keyOf({ sessionId, anglerId: outId })))
        return ownerId;
      seen.add(outId);
      ownerId = outId;
    }
  }
}

function seatOf({ sessionId, entryId }: { sessionId: number; entryId: number }): string {
  return keyOf({ sessionId, anglerId: entryId });
}
