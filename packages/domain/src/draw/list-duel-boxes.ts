import type { DrawPeg, DrawSector } from "./draw-input.ts";

/** Where a duel is fished. */
export interface DuelBox {
  readonly sectorId: number;
  /** Neighbours, in walking order. */
  readonly pegIds: readonly [number, number];
}

/** Every two neighbouring pegs in use of a sector, two after the other (T1 [S56]); a peg that is left over stays empty. */
export function listDuelBoxes(sectors: readonly DrawSector[]): DuelBox[] {
  return sectors.flatMap((sector) => {
    const boxes: DuelBox[] = [];
    let last: DrawPeg | null = null;
    for (const peg of walk(sector)) {
      if (last && !peg.isOutOfUse) boxes.push({ sectorId: sector.sectorId, pegIds: [last.pegId, peg.pegId] });
      last = last || peg.isOutOfUse ? null : peg;
    }
    return boxes;
  });
}

/** Round a lake the walk begins behind a gap, so that none falls between two neighbours. */
function walk({ pegs, isRing }: DrawSector): readonly DrawPeg[] {
  const start = isRing ? pegs.findIndex(({ isOutOfUse }) => isOutOfUse) + 1 : 0;
  return [...pegs.slice(start), ...pegs.slice(0, start)];
}
