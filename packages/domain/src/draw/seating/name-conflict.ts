import { countApart, listCliques, listMates } from "./measure-room.ts";
import { searchSeating } from "./search-seating.ts";
import { createSeating, isAllowed, NOWHERE, type SeatingQuestion } from "./seating.ts";

interface Parties {
  readonly entrants: readonly number[];
  readonly seats: readonly number[];
}

/**
 * A team with more members than seats for it that are not side by side (R5 [S34]), which no search can help. The seats
 * lie in lines or rings, so the most that can be taken is every second one of each unbroken stretch. Whoever has
 * only one seat open, as by a pin, takes it away from everybody else.
 */
export function findCrowdedOut(question: SeatingQuestion): Parties | undefined {
  const onlySeatOf = listOnlySeats(question);
  for (const entrants of listCliques(question)) {
    const held = entrants.flatMap((entrant) => onlySeatOf.get(entrant) ?? []);
    const closed = new Set([...onlySeatOf.values(), ...held.flatMap((seat) => question.neighbours[seat]!)]);
    const seats = listSeatsOf(question, entrants).filter((seat) => !closed.has(seat));
    if (held.length + countApart(question, seats) < entrants.length)
      return { entrants, seats: [...held, ...seats] };
  }
  return undefined;
}

/**
 * The fewest entrants that still cannot be kept apart: each is excused in turn, and stays excused when the rest fail
 * all the same. Without a proof, or in a field too large to try, everyone who has to stay away from somebody.
 */
export function findInseparable(
  question: SeatingQuestion,
  answer: "none" | "ended",
  lottery: readonly number[],
  stepBudget: number,
): Parties {
  let involved = lottery.filter((entrant) => listMates(question, entrant).length > 0).sort((a, b) => a - b);
  const seats = Array.from({ length: question.seats }, (_, seat) => seat);
  const isSmall = involved.length <= LARGEST_EXPLAINED;
  for (const excused of answer === "none" && isSmall ? [...involved] : []) {
    const rest = involved.filter((entrant) => entrant !== excused);
    const relaxed = { ...question, apart: keepApartOnly(question, rest) };
    const unseated = createSeating(question, new Int32Array(question.entrants).fill(NOWHERE));
    if (searchSeating(relaxed, unseated, lottery, seats, stepBudget) === "none") involved = rest;
  }
  return { entrants: involved, seats: listSeatsOf(question, involved) };
}

/** Explaining costs one search per entrant; beyond this it would take longer than the draw itself. */
const LARGEST_EXPLAINED = 40;

function listOnlySeats(question: SeatingQuestion): Map<number, number> {
  const onlySeatOf = new Map<number, number>();
  for (let entrant = 0; entrant < question.entrants; entrant += 1) {
    const open = listSeatsOf(question, [entrant]);
    if (open.length === 1) onlySeatOf.set(entrant, open[0]!);
  }
  return onlySeatOf;
}

function listSeatsOf(question: SeatingQuestion, entrants: readonly number[]): number[] {
  const seats = Array.from({ length: question.seats }, (_, seat) => seat);
  return seats.filter((seat) => entrants.some((entrant) => isAllowed(question, entrant, seat)));
}

function keepApartOnly({ entrants, apart }: SeatingQuestion, kept: readonly number[]): Uint8Array {
  const isKept = new Set(kept);
  return apart.map((value, pair) =>
    isKept.has(Math.floor(pair / entrants)) && isKept.has(pair % entrants) ? value : 0,
  );
}
