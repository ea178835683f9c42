import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { listBoxes } from "@tightlines/domain/draw/list-boxes";

/** Who is drawn together for which pegs. */
export interface DrawBox {
  sessionId: number;
  /** Null where everybody is drawn for every peg. */
  sectorId: number | null;
  anglerIds: number[];
  /** Those in use. */
  pegs: number;
}

export function drawBoxesOf(input: DrawInput): DrawBox[] {
  return input.sessionIds.flatMap((sessionId) => boxesOf(input, sessionId));
}

function boxesOf(input: DrawInput, sessionId: number): DrawBox[] {
  if (input.mode.kind === "rotation" || input.mode.kind === "per-sector")
    return listBoxes(input, sessionId).map(({ anglers, seats }, index) => ({
      sessionId,
      sectorId: input.sectors[index]!.sectorId,
      anglerIds: anglers.map(({ anglerId }) => anglerId),
      pegs: seats.length,
    }));
  const pegs = input.sectors.flatMap((sector) => sector.pegs.filter(({ isOutOfUse }) => !isOutOfUse));
  const anglerIds = input.anglers.map(({ anglerId }) => anglerId);
  return [{ sessionId, sectorId: null, anglerIds, pegs: pegs.length }];
}
