import { listParties } from "@tightlines/domain/draw/draw-choice-order";
import type { DrawInput } from "@tightlines/domain/draw/draw-input";
import { listBoxes } from "@tightlines/domain/draw/list-boxes";

/** Who is drawn together for which pegs. */
export interface DrawBox {
  sessionId: number;
  /** Null where everybody is drawn for every peg. */
  sectorId: number | null;
  /** Where pairs or teams choose a peg together, the first of each. */
  anglerIds: number[];
  /** Those in use. */
  pegs: number;
}

export function drawBoxesOf(input: DrawInput): DrawBox[] {
  return input.sessionIds.flatMap((sessionId) => boxesOf(input, sessionId));
}

/** Where there are fewer pegs than people who need one of their own. In duels most of them share, or judge. */
export function listCrowded(input: DrawInput): DrawBox[] {
  if (input.mode.kind === "duels") return [];
  return drawBoxesOf(input).filter(({ anglerIds, pegs }) => anglerIds.length > pegs);
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
  // A pair or a team that chooses together fishes from one peg.
  const isByTeam = input.mode.kind === "order-of-choice" && input.mode.by === "team";
  const anglerIds = listParties(input.anglers, isByTeam).flatMap(([first]) => first ?? []);
  return [{ sessionId, sectorId: null, anglerIds, pegs: pegs.length }];
}
