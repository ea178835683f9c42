import type { DrawInput } from "./draw-input.ts";

/** What a ceremony shows at once: a sector of a session, its order of choice, or a round of its duels. */
export interface Reveal {
  readonly sessionId: number;
  /** Null for an order of choice and for a round, which are about no sector. */
  readonly sectorId: number | null;
  /** Null for all but duels. */
  readonly round: number | null;
}

/**
 * The parts in which a draw can be shown, session by session. They follow from the promised input alone: how many there
 * are, and which, tells nobody anything about what was drawn.
 */
export function listReveals(input: DrawInput): Reveal[] {
  return input.sessionIds.flatMap((sessionId) => listPartsOf(input, sessionId));
}

function listPartsOf(input: DrawInput, sessionId: number): Reveal[] {
  const { mode } = input;
  switch (mode.kind) {
    case "order-of-choice":
      return [{ sessionId, sectorId: null, round: null }];
    case "duels":
      return Array.from({ length: mode.rounds }, (_, i) => ({ sessionId, sectorId: null, round: i + 1 }));
    case "free":
    case "per-sector":
    case "rotation":
    case "team-rows":
      return listSectorIds(input, sessionId).map((sectorId) => ({ sessionId, sectorId, round: null }));
  }
}

/** Those that somebody may be drawn into. */
function listSectorIds({ mode, sectors }: DrawInput, sessionId: number): number[] {
  const given = mode.kind === "rotation" ? mode.cells : mode.kind === "per-sector" ? mode.assignments : null;
  const fished = given?.filter((one) => one.sessionId === sessionId).map(({ sectorId }) => sectorId);
  return sectors
    .filter(({ sectorId, pegs }) => fished?.includes(sectorId) ?? pegs.some(({ isOutOfUse }) => !isOutOfUse))
    .map(({ sectorId }) => sectorId);
}
