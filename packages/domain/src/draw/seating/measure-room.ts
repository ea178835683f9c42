import type { SeatingQuestion } from "./seating.ts";

/** Whether so many can sit on these seats, in order along the bank, without two of them side by side (R5 [S34]). */
export function hasRoomFor(question: SeatingQuestion, seats: readonly number[], members: number): boolean {
  return countInPassing(question, seats) >= members || countApart(question, seats) >= members;
}

/** Every seat beside which nobody has sat down yet: quick, and too few at most where a ring is closed. */
function countInPassing({ neighbours }: SeatingQuestion, seats: readonly number[]): number {
  const taken = new Set<number>();
  for (const seat of seats) if (!neighbours[seat]!.some((beside) => taken.has(beside))) taken.add(seat);
  return taken.size;
}

/** Teams: sets in which each must stay away from every other. */
export function listCliques(question: SeatingQuestion): number[][] {
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
export function countApart(question: SeatingQuestion, seats: readonly number[]): number {
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

export function listMates({ entrants, apart }: SeatingQuestion, entrant: number): number[] {
  const mates: number[] = [];
  for (let other = 0; other < entrants; other += 1)
    if (apart[entrant * entrants + other] === 1) mates.push(other);
  return mates;
}
