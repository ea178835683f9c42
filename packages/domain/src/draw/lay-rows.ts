import type { DrawSector, PegRow } from "./draw-input.ts";

/**
 * The rows of a peg grid (R2 [S96]): row 1 is the first peg in use of each sector, row 2 the second, and so on, in the
 * order of the sectors. There are as many rows as the shortest sector has pegs in use.
 */
export function layRows(sectors: readonly DrawSector[]): PegRow[] {
  const columns = sectors.map(({ pegs }) => pegs.filter(({ isOutOfUse }) => !isOutOfUse));
  const count = columns.length === 0 ? 0 : Math.min(...columns.map(({ length }) => length));
  return Array.from({ length: count }, (_, row) => ({
    rowNumber: row + 1,
    pegIds: columns.map((column) => column[row]!.pegId),
  }));
}
