import { seatOneMore } from "./match-seats.ts";
import { hasRoomFor, listCliques } from "./measure-room.ts";
import { NOBODY, NOWHERE, type Seating, type SeatingQuestion } from "./seating.ts";

/** How far a search has come: who is placed, and what that leaves to the others. Every change can be undone. */
export interface Search {
  readonly question: SeatingQuestion;
  /** A seating of everyone on open seats, kept up to date: while there is one, the search is not in vain. */
  readonly seating: Seating;
  readonly placedAt: Int32Array;
  readonly takenBy: Int32Array;
  /** entrant × seat: how many reasons forbid it at this point. */
  readonly forbidden: Uint16Array;
  readonly openSeats: Int32Array;
  readonly mates: readonly (readonly number[])[];
  readonly alike: readonly (readonly number[])[];
  readonly teams: readonly (readonly number[])[];
  readonly bankOrder: readonly number[];
  /** The order in which seats that are equally good are tried. */
  readonly seatOrder: readonly number[];
}

export function openSearch(
  question: SeatingQuestion,
  seating: Seating,
  seatOrder: readonly number[],
): Search {
  const { entrants, seats, apart } = question;
  const everyone = Array.from({ length: entrants }, (_, entrant) => entrant);
  const mates = everyone.map((one) => everyone.filter((other) => apart[one * entrants + other] === 1));
  const forbidden = Uint16Array.from(question.allowed, (allowed) => 1 - allowed);
  return {
    question,
    seating,
    placedAt: new Int32Array(entrants).fill(NOWHERE),
    takenBy: new Int32Array(seats).fill(NOBODY),
    forbidden,
    openSeats: Int32Array.from(everyone, (one) =>
      countZeros(forbidden.subarray(one * seats, (one + 1) * seats)),
    ),
    mates,
    alike: groupAlike(question, mates),
    teams: listCliques(question),
    bankOrder: Array.from({ length: seats }, (_, seat) => seat),
    seatOrder,
  };
}

/** The entrant with the fewest seats left, then with the most to stay away from, then by lot. */
export function chooseNext(search: Search, lottery: readonly number[]): number | undefined {
  const { placedAt, openSeats, mates } = search;
  let chosen: number | undefined;
  for (const entrant of lottery) {
    if (placedAt[entrant] !== NOWHERE) continue;
    const isMorePressing =
      chosen === undefined ||
      (openSeats[entrant]! - openSeats[chosen]! || mates[chosen]!.length - mates[entrant]!.length) < 0;
    if (isMorePressing) chosen = entrant;
  }
  return chosen;
}

/** Fewest open neighbours first: a team packed this way takes the least room. */
export function listSeatsFor(search: Search, entrant: number): number[] {
  const open = search.seatOrder.filter((seat) => isOpen(search, entrant, seat));
  if (search.mates[entrant]!.length === 0) return open;
  const { neighbours } = search.question;
  const room = new Map(open.map((seat) => [seat, countOpen(search, entrant, neighbours[seat]!)]));
  return open.sort((a, b) => room.get(a)! - room.get(b)!);
}

export function placeEntrant(search: Search, entrant: number, seat: number): void {
  search.placedAt[entrant] = seat;
  search.takenBy[seat] = entrant;
  countTaken(search, seat, -1);
  for (const mate of search.mates[entrant]!) {
    for (const beside of search.question.neighbours[seat]!) forbidSeat(search, mate, beside);
  }
}

export function withdrawEntrant(search: Search, entrant: number, seat: number): void {
  for (const mate of search.mates[entrant]!) {
    for (const beside of search.question.neighbours[seat]!) allowSeat(search, mate, beside);
  }
  countTaken(search, seat, 1);
  search.takenBy[seat] = NOBODY;
  search.placedAt[entrant] = NOWHERE;
}

export function forbidSeat(search: Search, entrant: number, seat: number): void {
  const cell = entrant * search.question.seats + seat;
  if (search.forbidden[cell] === 0 && search.takenBy[seat] === NOBODY) search.openSeats[entrant]! -= 1;
  search.forbidden[cell]! += 1;
}

export function allowSeat(search: Search, entrant: number, seat: number): void {
  const cell = entrant * search.question.seats + seat;
  search.forbidden[cell]! -= 1;
  if (search.forbidden[cell] === 0 && search.takenBy[seat] === NOBODY) search.openSeats[entrant]! += 1;
}

/** Whether what is left of each team can still sit apart on the seats open to it, whatever the others do. */
export function hasRoomForTeams(search: Search): boolean {
  return search.teams.every((team) => {
    const waiting = team.filter((member) => search.placedAt[member] === NOWHERE);
    const open = search.bankOrder.filter((seat) => waiting.some((member) => isOpen(search, member, seat)));
    return hasRoomFor(search.question, open, waiting.length);
  });
}

/** Whether everyone can still have a seat of their own, neighbours left aside. Reseats whoever lost theirs. */
export function isStillMatched(search: Search): boolean {
  const { seatOf, entrantAt } = search.seating;
  const unseated: number[] = [];
  seatOf.forEach((seat, entrant) => {
    if (seat !== NOWHERE && isOpen(search, entrant, seat)) return;
    if (seat !== NOWHERE) entrantAt[seat] = NOBODY;
    seatOf[entrant] = NOWHERE;
    unseated.push(entrant);
  });
  return unseated.every(
    (entrant) =>
      !seatOneMore(search.seating, entrant, search.bankOrder, (other, seat) => isOpen(search, other, seat)),
  );
}

function isOpen({ placedAt, takenBy, forbidden, question }: Search, entrant: number, seat: number): boolean {
  if (placedAt[entrant] !== NOWHERE) return placedAt[entrant] === seat;
  return takenBy[seat] === NOBODY && forbidden[entrant * question.seats + seat] === 0;
}

function countOpen(search: Search, entrant: number, seats: readonly number[]): number {
  return seats.reduce((count, seat) => (isOpen(search, entrant, seat) ? count + 1 : count), 0);
}

function countTaken({ question, forbidden, openSeats }: Search, seat: number, change: number): void {
  for (let entrant = 0; entrant < question.entrants; entrant += 1) {
    if (forbidden[entrant * question.seats + seat] === 0) openSeats[entrant]! += change;
  }
}

/** Entrants with the same seats open and the same people to stay away from can change places in any answer. */
function groupAlike(question: SeatingQuestion, mates: readonly (readonly number[])[]): number[][] {
  const groups = new Map<string, number[]>();
  const keys = mates.map((others, entrant) => {
    const seats = question.allowed.subarray(entrant * question.seats, (entrant + 1) * question.seats);
    // A team is one company to each of its members only when each counts itself in.
    const company = others.length === 0 ? [] : [...others, entrant].sort((a, b) => a - b);
    return `${seats.join("")} ${company.join()}`;
  });
  for (const [entrant, key] of keys.entries()) {
    const group = groups.get(key);
    if (group) group.push(entrant);
    else groups.set(key, [entrant]);
  }
  return keys.map((key) => groups.get(key)!);
}

function countZeros(values: Uint16Array): number {
  return values.reduce((count, value) => (value === 0 ? count + 1 : count), 0);
}
