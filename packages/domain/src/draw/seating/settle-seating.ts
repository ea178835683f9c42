import type { RandomStream } from "../../random/open-stream.ts";
import {
  costAt,
  HARD_COST,
  isAllowed,
  NOBODY,
  type Seating,
  type SeatingQuestion,
  totalCost,
} from "./seating.ts";

/**
 * Lowers the cost of a seating by moves and swaps that keep every seat allowed (rulebook R5: team mates apart).
 * An entrant in trouble, chosen by lot, makes the best move open to it, and may not go straight back: a tabu search.
 * It leaves the best seating met, and ends when nothing costs anything, when it no longer gets better, or in any
 * case after a number of steps in proportion to the field.
 */
export function settleSeating(
  question: SeatingQuestion,
  seating: Seating,
  scanOrder: readonly number[],
  stream: RandomStream,
): void {
  let cost = totalCost(question, seating);
  let bestCost = cost;
  let best = seating.seatOf.slice();
  const tabuUntil = new Int32Array(question.entrants * question.seats);
  const patience = question.entrants + 50;
  const lastStep = patience * 4;
  for (
    let step = 1, lastGain = 0;
    bestCost > 0 && step <= lastStep && step - lastGain <= patience;
    step += 1
  ) {
    const troubled = listTroubled(question, seating, cost);
    const entrant = troubled[stream.nextBelow(troubled.length)]!;
    const from = seating.seatOf[entrant]!;
    const move = findBestMove(
      question,
      seating,
      scanOrder,
      entrant,
      (seat, gain) => tabuUntil[entrant * question.seats + seat]! < step || cost + gain < bestCost,
    );
    if (!move) continue;
    exchangeSeats(seating, entrant, move.seat);
    tabuUntil[entrant * question.seats + from] = step + TENURE + stream.nextBelow(TENURE);
    cost += move.change;
    if (cost < bestCost) {
      bestCost = cost;
      best = seating.seatOf.slice();
      lastGain = step;
    }
  }
  restore(seating, best);
}

/** How many steps an entrant stays away from the seat it left; varied by lot so that the search runs in no circle. */
const TENURE = 7;

/** While a hard constraint is broken only those who break it move; afterwards all who cost anything do. */
function listTroubled(question: SeatingQuestion, seating: Seating, cost: number): number[] {
  const least = cost >= HARD_COST ? HARD_COST : 1;
  const troubled: number[] = [];
  seating.seatOf.forEach((seat, entrant) => {
    if (costAt(question, seating, entrant, seat) >= least) troubled.push(entrant);
  });
  return troubled;
}

interface Move {
  readonly seat: number;
  readonly change: number;
}

function findBestMove(
  question: SeatingQuestion,
  seating: Seating,
  scanOrder: readonly number[],
  entrant: number,
  mayMove: (seat: number, change: number) => boolean,
): Move | undefined {
  const from = seating.seatOf[entrant]!;
  let best: Move | undefined;
  for (const seat of scanOrder) {
    if (seat === from || !isAllowed(question, entrant, seat)) continue;
    const holder = seating.entrantAt[seat]!;
    if (holder !== NOBODY && !isAllowed(question, holder, from)) continue;
    const change = measureExchange(question, seating, entrant, seat);
    if (best && change >= best.change) continue;
    if (mayMove(seat, change)) best = { seat, change };
  }
  return best;
}

/** How the total changes. Two who sit side by side count each other twice, before as after, which cancels out. */
function measureExchange(question: SeatingQuestion, seating: Seating, entrant: number, seat: number): number {
  const from = seating.seatOf[entrant]!;
  const holder = seating.entrantAt[seat]!;
  const isEmpty = holder === NOBODY;
  const before =
    costAt(question, seating, entrant, from) + (isEmpty ? 0 : costAt(question, seating, holder, seat));
  exchangeSeats(seating, entrant, seat);
  const after =
    costAt(question, seating, entrant, seat) + (isEmpty ? 0 : costAt(question, seating, holder, from));
  exchangeSeats(seating, entrant, from);
  return after - before;
}

export function exchangeSeats(seating: Seating, entrant: number, seat: number): void {
  const from = seating.seatOf[entrant]!;
  const holder = seating.entrantAt[seat]!;
  seating.seatOf[entrant] = seat;
  seating.entrantAt[seat] = entrant;
  seating.entrantAt[from] = holder;
  if (holder !== NOBODY) seating.seatOf[holder] = from;
}

function restore(seating: Seating, seatOf: Int32Array): void {
  seating.entrantAt.fill(NOBODY);
  seating.seatOf.set(seatOf);
  seatOf.forEach((seat, entrant) => {
    seating.entrantAt[seat] = entrant;
  });
}
