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
  const isSmall = involved.length <= LARGEST_EXPLAINED;
  for (const excused of answer === "none" && isSmall ? [...involved] : []) {
    const rest = involved.filter((entrant) => entrant !== excused);
    const relaxed = { ...question, apart: keepApartOnly(question, rest) };
    const unseated = createSeating(question, new Int32Array(question.entrants).fill(NOWHERE));
    if (searchSeating(relaxed, unseated, lottery, stepBudget) === "none") involved = rest;
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

/** Teams: sets in which each must stay away from every other. */
function listCliques(question: SeatingQuestion): number[][] {
  const seen = new Set<number>();
  const cliques: number[][] = [];
  for (let entrant = 0; entrant < question.entrants; entrant += 1) {
    if (seen.has(entrant)) continue;
    const clique = [entrant];
    for (const other of listMates(question, entrant)) {
      if (clique.every((member) => question.apart[member * question.entrants + other] === 1))
        clique.push(other);
    }
    for (const member of clique) seen.add(member);
    if (clique.length > 1) cliques.push(clique);
  }
  return cliques;
}

/** Taking the end of a stretch never costs a seat elsewhere; a ring has no end and is opened anywhere. */
function countApart(question: SeatingQuestion, seats: readonly number[]): number {
  const left = new Set(seats);
  let taken = 0;
  while (left.size > 0) {
    const stretch = [...left];
    const seat = stretch.find((candidate) => isEndOfStretch(question, left, candidate)) ?? stretch[0]!;
    left.delete(seat);
    for (const beside of question.neighbours[seat]!) left.delete(beside);
    taken += 1;
  }
  return taken;
}

/** All that is left beside it is side by side itself, as on a line or in a boat moored at the end of one. */
function isEndOfStretch({ neighbours }: SeatingQuestion, left: ReadonlySet<number>, seat: number): boolean {
  const beside = neighbours[seat]!.filter((other) => left.has(other));
  return beside.every((one, i) => beside.slice(i + 1).every((other) => neighbours[one]!.includes(other)));
}

function listMates({ entrants, apart }: SeatingQuestion, entrant: number): number[] {
  const mates: number[] = [];
  for (let other = 0; other < entrants; other += 1)
    if (apart[entrant * entrants + other] === 1) mates.push(other);
  return mates;
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
