/**
 * The question every peg draw comes down to, in bare numbers: which entrant takes which seat. A seat is one place at
 * a peg (a boat for two has two), an entrant an angler, or a team where a row of pegs is drawn as one.
 */
export interface SeatingQuestion {
  readonly entrants: number;
  readonly seats: number;
  /** entrant × seat: 1 where no hard constraint forbids that seat. */
  readonly allowed: Uint8Array;
  /** For each seat, the seats beside it. */
  readonly neighbours: readonly (readonly number[])[];
  /** entrant × entrant: 1 where the two must not sit beside each other. */
  readonly apart: Uint8Array;
  /** entrant × seat, entrant × entrant: what soft constraints charge for a seat, and for sitting side by side. */
  readonly seatCost: Int32Array;
  readonly pairCost: Int32Array;
}

/** Who sits where while a seating is worked on. NOBODY marks an empty seat, NOWHERE an entrant without one. */
export interface Seating {
  readonly seatOf: Int32Array;
  readonly entrantAt: Int32Array;
}

export const NOBODY = -1;
export const NOWHERE = -1;

/** Breaking a hard constraint outweighs any sum of soft ones: weights are at most 1,000 (check-input.ts). */
export const HARD_COST = 1e9;

export function createSeating(question: SeatingQuestion, seatOf: ArrayLike<number>): Seating {
  const seating = {
    seatOf: Int32Array.from(seatOf),
    entrantAt: new Int32Array(question.seats).fill(NOBODY),
  };
  seating.seatOf.forEach((seat, entrant) => {
    if (seat !== NOWHERE) seating.entrantAt[seat] = entrant;
  });
  return seating;
}

/** What this entrant would cost on this seat, given who sits beside it now. */
export function costAt(question: SeatingQuestion, seating: Seating, entrant: number, seat: number): number {
  const { entrants, apart, pairCost } = question;
  let cost = question.seatCost[entrant * question.seats + seat]!;
  for (const beside of question.neighbours[seat]!) {
    const other = seating.entrantAt[beside]!;
    if (other === NOBODY || other === entrant) continue;
    const pair = entrant * entrants + other;
    cost += pairCost[pair]! + (apart[pair] === 1 ? HARD_COST : 0);
  }
  return cost;
}

/** The objective: the sum of all seat costs and of all pair costs, each pair once. */
export function totalCost(question: SeatingQuestion, seating: Seating): number {
  let twice = 0;
  seating.seatOf.forEach((seat, entrant) => {
    twice += costAt(question, seating, entrant, seat) + question.seatCost[entrant * question.seats + seat]!;
  });
  return twice / 2;
}

export function isAllowed(question: SeatingQuestion, entrant: number, seat: number): boolean {
  return question.allowed[entrant * question.seats + seat] === 1;
}
