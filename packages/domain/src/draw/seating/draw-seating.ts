import type { RandomStream } from "../../random/open-stream.ts";
import { shuffleList } from "../../random/shuffle-list.ts";
import { seatOneMore } from "./match-seats.ts";
import { findCrowdedOut, findInseparable } from "./name-conflict.ts";
import { type SearchAnswer, searchSeating } from "./search-seating.ts";
import {
  costAt,
  createSeating,
  HARD_COST,
  isAllowed,
  NOBODY,
  NOWHERE,
  type Seating,
  type SeatingQuestion,
  totalCost,
} from "./seating.ts";
import { exchangeSeats, settleSeating } from "./settle-seating.ts";

export type SeatingAnswer =
  | { readonly ok: true; readonly seatOf: readonly number[] }
  | { readonly ok: false; readonly conflict: SeatingConflict };

/** Why there is no seating: these entrants cannot all be had on these seats. */
export interface SeatingConflict {
  /** `search-ended` alone is no proof: a seating may exist that was not found within the steps allowed. */
  readonly code: "too-few-pegs" | "team-too-large" | "cannot-be-kept-apart" | "search-ended";
  readonly entrants: readonly number[];
  readonly seats: readonly number[];
}

/**
 * Seats everyone by lot (docs/rules/draw.md, "Seating"; R1, R17). The shuffle decides; only what it may not decide
 * is changed, in four steps, each taken only if the one before did not suffice: reseat by matching, settle by
 * swaps, search, and mix. With nothing forbidden the answer is the shuffle itself, so all draws are equally likely.
 */
export function drawSeating(question: SeatingQuestion, stream: RandomStream): SeatingAnswer {
  const order = Array.from({ length: question.seats }, (_, seat) => seat);
  const drawn = shuffleList(order, stream);
  const start = Array.from({ length: question.entrants }, (_, entrant) => drawn[entrant] ?? NOWHERE);
  return seatFrom(question, start, stream);
}

/** The same from a seating that already stands and is to be kept as far as it can be. */
export function seatFrom(
  question: SeatingQuestion,
  start: readonly number[],
  stream: RandomStream,
): SeatingAnswer {
  const seating = createSeating(question, start);
  if (isFaultless(question, seating)) return { ok: true, seatOf: start };
  const scanOrder = shuffleList(
    Array.from({ length: question.seats }, (_, seat) => seat),
    stream,
  );
  const lottery = shuffleList(
    Array.from({ length: question.entrants }, (_, entrant) => entrant),
    stream,
  );

  const conflict = reseat(question, seating, lottery, scanOrder);
  if (conflict) return { ok: false, conflict };
  settleSeating(question, seating, scanOrder, stream);
  if (totalCost(question, seating) < HARD_COST) return { ok: true, seatOf: [...seating.seatOf] };

  const crowdedOut = findCrowdedOut(question);
  if (crowdedOut) return { ok: false, conflict: { code: "team-too-large", ...crowdedOut } };
  const answer = searchInTurn(question, seating, lottery, scanOrder);
  if (answer !== "found") return { ok: false, conflict: nameFailure(question, answer, lottery) };
  mix(question, seating, stream);
  settleSeating(question, seating, scanOrder, stream);
  return { ok: true, seatOf: [...seating.seatOf] };
}

function isFaultless(question: SeatingQuestion, seating: Seating): boolean {
  return (
    seating.seatOf.every((seat, entrant) => seat !== NOWHERE && isAllowed(question, entrant, seat)) &&
    totalCost(question, seating) === 0
  );
}

/** Takes everyone off a seat they may not have, and finds each another with the fewest moves. */
function reseat(
  question: SeatingQuestion,
  seating: Seating,
  lottery: readonly number[],
  scanOrder: readonly number[],
): SeatingConflict | undefined {
  const unseated = lottery.filter((entrant) => {
    const seat = seating.seatOf[entrant]!;
    if (seat !== NOWHERE && isAllowed(question, entrant, seat)) return false;
    if (seat !== NOWHERE) seating.entrantAt[seat] = NOBODY;
    seating.seatOf[entrant] = NOWHERE;
    return true;
  });
  for (const entrant of unseated) {
    const shortage = seatOneMore(seating, entrant, scanOrder, (other, seat) =>
      isAllowed(question, other, seat),
    );
    if (shortage) return { code: "too-few-pegs", ...shortage };
  }
  return undefined;
}

/** A search that has gone wrong early seldom recovers, so it is begun again with the seats tried in another order. */
function searchInTurn(
  question: SeatingQuestion,
  seating: Seating,
  lottery: readonly number[],
  scanOrder: readonly number[],
): SearchAnswer {
  const alongBank = scanOrder.toSorted((a, b) => a - b);
  for (const seatOrder of [alongBank, alongBank.toReversed(), scanOrder, scanOrder.toReversed()]) {
    const answer = searchSeating(question, seating, lottery, seatOrder, budgetFor(question));
    if (answer !== "ended") return answer;
  }
  return "ended";
}

/**
 * Steps are counted, never timed, so that every machine gives up at the same point. A step costs about the square of the
 * field; every field gets enough to be placed four times over, small ones enough to be searched through.
 */
function budgetFor({ entrants }: SeatingQuestion): number {
  return 4 * entrants + Math.floor(10_000_000 / entrants ** 2);
}

function nameFailure(
  question: SeatingQuestion,
  answer: "none" | "ended",
  lottery: readonly number[],
): SeatingConflict {
  const code = answer === "none" ? "cannot-be-kept-apart" : "search-ended";
  return { code, ...findInseparable(question, answer, lottery, budgetFor(question)) };
}

/** A searched seating is dense and orderly; chance comes back by exchanging at random whatever may be exchanged. */
function mix(question: SeatingQuestion, seating: Seating, stream: RandomStream): void {
  for (let turn = 0; turn < question.entrants * MIXING_TURNS; turn += 1) {
    const entrant = stream.nextBelow(question.entrants);
    const seat = stream.nextBelow(question.seats);
    const from = seating.seatOf[entrant]!;
    const holder = seating.entrantAt[seat]!;
    if (!isAllowed(question, entrant, seat) || (holder !== NOBODY && !isAllowed(question, holder, from)))
      continue;
    exchangeSeats(seating, entrant, seat);
    const isBroken =
      costAt(question, seating, entrant, seat) >= HARD_COST ||
      (holder !== NOBODY && costAt(question, seating, holder, from) >= HARD_COST);
    if (isBroken) exchangeSeats(seating, entrant, from);
  }
}

const MIXING_TURNS = 20;
