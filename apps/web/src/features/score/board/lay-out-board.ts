import type { BoardSeat } from "@tightlines/contract/score/score-board";
import { groupBy } from "@tightlines/domain/group-by";

/** One column of the board. */
export interface BoardSector {
  /** Null where nobody was drawn. */
  code: string | null;
  seats: readonly BoardSeat[];
  entered: number;
  lastEntry: BoardSeat["lastEntry"];
}

/** Sector by sector, in the order in which they come. */
export function layOutBoard(seats: readonly BoardSeat[]): BoardSector[] {
  return [...groupBy(seats, ({ sectorCode }) => sectorCode)].map(([code, own]) => ({
    code,
    seats: own,
    entered: own.filter(isIn).length,
    lastEntry: own
      .map(({ lastEntry }) => lastEntry)
      .reduce((latest, each) => (each && (!latest || each.at > latest.at) ? each : latest), null),
  }));
}

export function isIn(seat: BoardSeat): boolean {
  return seat.isIn;
}
