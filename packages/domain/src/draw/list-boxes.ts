import type { DrawAngler, DrawInput } from "./draw-input.ts";
import { type Box, listSeats } from "./pose-question.ts";

/**
 * Who is drawn with whom for which pegs in one session (R1): everybody for every peg in a free draw, else those who
 * fish a sector for the pegs of that sector. Anglers who rest are in no box.
 */
export function listBoxes(input: DrawInput, sessionId: number): Box[] {
  const { mode, anglers, sectors } = input;
  switch (mode.kind) {
    case "free":
      return [{ sessionId, label: `session ${sessionId}`, anglers, seats: sectors.flatMap(listSeats) }];
    case "per-sector": {
      const sectorOf = new Map(
        mode.assignments
          .filter((one) => one.sessionId === sessionId)
          .map((one) => [one.anglerId, one.sectorId]),
      );
      return listSectorBoxes(input, sessionId, (angler) => sectorOf.get(angler.anglerId));
    }
    case "rotation": {
      const sectorOf = new Map(
        mode.cells
          .filter((cell) => cell.sessionId === sessionId)
          .map((cell) => [cell.groupId, cell.sectorId]),
      );
      return listSectorBoxes(input, sessionId, (angler) => sectorOf.get(angler.groupId ?? 0) ?? undefined);
    }
    case "team-rows":
    case "order-of-choice":
    case "duels":
      break;
  }
  return [];
}

function listSectorBoxes(
  { anglers, sectors }: DrawInput,
  sessionId: number,
  sectorOf: (angler: DrawAngler) => number | undefined,
): Box[] {
  return sectors.map((sector) => ({
    sessionId,
    label: `session ${sessionId} sector ${sector.sectorId}`,
    anglers: anglers.filter((angler) => sectorOf(angler) === sector.sectorId),
    seats: listSeats(sector),
  }));
}
