import {
  allowSeat,
  chooseNext,
  forbidSeat,
  hasRoomForTeams,
  isStillMatched,
  listSeatsFor,
  openSearch,
  placeEntrant,
  type Search,
  withdrawEntrant,
} from "./narrow-seats.ts";
import type { Seating, SeatingQuestion } from "./seating.ts";

/** `none` is a proof that no seating keeps everyone apart; `ended` says the steps ran out first. */
export type SearchAnswer = "found" | "none" | "ended";

/**
 * Searches all seatings that keep apart who must be apart (rulebook R5 [S34]), for when settling has failed:
 * backtracking in which every choice narrows the seats of those still waiting, and must leave a seat for each and room
 * for each team. On
 * `found` the seating holds the answer; otherwise it is spoilt.
 */
export function searchSeating(
  question: SeatingQuestion,
  seating: Seating,
  lottery: readonly number[],
  seatOrder: readonly number[],
  stepBudget: number,
): SearchAnswer {
  return placeRest(openSearch(question, seating, seatOrder), lottery, { left: stepBudget });
}

function placeRest(search: Search, lottery: readonly number[], steps: { left: number }): SearchAnswer {
  const entrant = chooseNext(search, lottery);
  if (entrant === undefined) return "found";
  const ruledOut: number[] = [];
  let answer: SearchAnswer = "none";
  for (const seat of listSeatsFor(search, entrant)) {
    if (steps.left === 0) answer = "ended";
    else {
      steps.left -= 1;
      placeEntrant(search, entrant, seat);
      const isHopeful = isStillMatched(search) && hasRoomForTeams(search);
      answer = isHopeful ? placeRest(search, lottery, steps) : "none";
      if (answer === "found") return answer;
      withdrawEntrant(search, entrant, seat);
    }
    if (answer === "ended") break;
    // Whoever is in the same position would take this seat with the same failure.
    for (const alike of search.alike[entrant]!) forbidSeat(search, alike, seat);
    ruledOut.push(seat);
  }
  for (const seat of ruledOut) for (const alike of search.alike[entrant]!) allowSeat(search, alike, seat);
  return answer;
}
