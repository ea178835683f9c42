import type { AnglerResponse } from "@tightlines/contract/angler";
import type { SectorAssignment } from "@tightlines/domain/draw/draw-input";

/**
 * The usual way of teams: whoever has the first place in their team fishes in the first sector, and so on. Where a team has
 * more places than there are sectors, it begins again with the first. Whoever has no place in a team is left as they are.
 */
export function fillBySlot(
  assignments: readonly SectorAssignment[],
  anglers: readonly Pick<AnglerResponse, "id" | "slot">[],
  sectorIds: readonly number[],
  sessionId: number,
): SectorAssignment[] {
  const placed = anglers.filter(({ slot }) => slot !== null);
  const filled = new Set(placed.map(({ id }) => id));
  return [
    ...assignments.filter((one) => one.sessionId !== sessionId || !filled.has(one.anglerId)),
    ...placed.map(({ id, slot }) => ({
      sessionId,
      anglerId: id,
      sectorId: sectorIds[(slot! - 1) % sectorIds.length]!,
    })),
  ];
}

/** Null takes the angler out of every sector of the session. */
export function setSector(
  assignments: readonly SectorAssignment[],
  { sessionId, anglerId, sectorId }: Omit<SectorAssignment, "sectorId"> & { sectorId: number | null },
): SectorAssignment[] {
  const others = assignments.filter((one) => one.sessionId !== sessionId || one.anglerId !== anglerId);
  return sectorId === null ? others : [...others, { sessionId, anglerId, sectorId }];
}
