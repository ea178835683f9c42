import type { DrawInput } from "./draw-input.ts";

/** What a ceremony shows at once: a sector of a session, or a session's order of choice. */
export interface Reveal {
  readonly sessionId: number;
  /** Null for an order of choice, which is about no sector. */
  readonly sectorId: number | null;
}

/**
 * The parts in which a draw can be shown, session by session. They follow from the promised input alone: how many there
 * are, and which, tells nobody anything about what was drawn.
 */
export function listReveals(input: DrawInput): Reveal[] {
  return input.sessionIds.flatMap((sessionId): Reveal[] =>
    input.mode.kind === "order-of-choice"
      ? [{ sessionId, sectorId: null }]
      : listSectorIds(input, sessionId).map((sectorId) => ({ sessionId, sectorId })),
  );
}

/** Those that somebody may be drawn into. */
function listSectorIds({ mode, sectors }: DrawInput, sessionId: number): number[] {
  const given = mode.kind === "rotation" ? mode.cells : mode.kind === "per-sector" ? mode.assignments : null;
  const fished = given?.filter((one) => one.sessionId === sessionId).map(({ sectorId }) => sectorId);
  return sectors
    .filter(({ sectorId, pegs }) => fished?.includes(sectorId) ?? pegs.some(({ isOutOfUse }) => !isOutOfUse))
    .map(({ sectorId }) => sectorId);
}
