import {
  costAt,
  HARD_COST,
  isAllowed,
  NOBODY,
  NOWHERE,
  type Seating,
  type SeatingQuestion,
} from "./seating.ts";

export interface SeatChange {
  readonly entrant: number;
  readonly seat: number;
}

/**
 * The fewest moves that give one unseated entrant a seat without breaking a hard constraint: none but its own where a
 * free seat will do, else one who makes room, else two. Among equally few, what costs least, then the first in the
 * scan order. Undefined when more would have to move.
 */
export function findSmallestMove(
  question: SeatingQuestion,
  seating: Seating,
  entrant: number,
  scanOrder: readonly number[],
): SeatChange[] | undefined {
  for (let movers = 0; movers <= MOST_MOVERS; movers += 1) {
    const best: Best = { cost: Number.POSITIVE_INFINITY, changes: undefined };
    tryChains(question, seating, scanOrder, [], entrant, movers, best);
    if (best.changes) return best.changes;
  }
  return undefined;
}

/** Each further mover multiplies the work by the field, and no organizer calls three moved anglers a small repair. */
const MOST_MOVERS = 2;

interface Best {
  cost: number;
  changes: SeatChange[] | undefined;
}

/** The entrant takes a seat; whoever held it is next, until the last finds one free. Everything is put back. */
function tryChains(
  question: SeatingQuestion,
  seating: Seating,
  scanOrder: readonly number[],
  chain: readonly SeatChange[],
  entrant: number,
  moversLeft: number,
  best: Best,
): void {
  const from = seating.seatOf[entrant]!;
  for (const seat of scanOrder) {
    const holder = seating.entrantAt[seat]!;
    if ((holder === NOBODY) !== (moversLeft === 0) || !isAllowed(question, entrant, seat)) continue;
    if (chain.some((change) => change.entrant === holder)) continue;
    seating.entrantAt[seat] = entrant;
    seating.seatOf[entrant] = seat;
    if (holder !== NOBODY) seating.seatOf[holder] = NOWHERE;
    const longer = [...chain, { entrant, seat }];
    if (holder === NOBODY) keepBetter(question, seating, longer, best);
    else tryChains(question, seating, scanOrder, longer, holder, moversLeft - 1, best);
    if (holder !== NOBODY) seating.seatOf[holder] = seat;
    seating.entrantAt[seat] = holder;
  }
  seating.seatOf[entrant] = from;
}

function keepBetter(question: SeatingQuestion, seating: Seating, changes: SeatChange[], best: Best): void {
  const cost = changes.reduce((sum, { entrant, seat }) => sum + costAt(question, seating, entrant, seat), 0);
  if (cost < HARD_COST && cost < best.cost) {
    best.cost = cost;
    best.changes = changes;
  }
}
