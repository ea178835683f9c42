import { NOBODY, NOWHERE, type Seating } from "./seating.ts";

/** Entrants who compete for fewer seats than there are of them: the proof that no seating exists (Hall's theorem). */
export interface Shortage {
  readonly entrants: readonly number[];
  readonly seats: readonly number[];
}

/**
 * Finds a seat for one more entrant by moving as few others as possible: the shortest augmenting path of bipartite
 * matching. Undefined when it succeeds; otherwise nobody has moved and the shortage says why it cannot succeed.
 */
export function seatOneMore(
  seating: Seating,
  entrant: number,
  scanOrder: readonly number[],
  isOpen: (entrant: number, seat: number) => boolean,
): Shortage | undefined {
  const reachedFrom = new Map<number, number>();
  const queue = [entrant];
  for (const waiting of queue) {
    for (const seat of scanOrder) {
      if (reachedFrom.has(seat) || !isOpen(waiting, seat)) continue;
      reachedFrom.set(seat, waiting);
      const holder = seating.entrantAt[seat]!;
      if (holder === NOBODY) {
        shiftAlong(seating, reachedFrom, seat);
        return undefined;
      }
      queue.push(holder);
    }
  }
  return { entrants: queue.toSorted((a, b) => a - b), seats: [...reachedFrom.keys()].sort((a, b) => a - b) };
}

/** Walks the path back: each entrant takes the seat it reached, and leaves its own to the one before. */
function shiftAlong(seating: Seating, reachedFrom: ReadonlyMap<number, number>, freeSeat: number): void {
  let seat = freeSeat;
  while (seat !== NOWHERE) {
    const mover = reachedFrom.get(seat)!;
    const left = seating.seatOf[mover]!;
    seating.seatOf[mover] = seat;
    seating.entrantAt[seat] = mover;
    seat = left;
  }
}
