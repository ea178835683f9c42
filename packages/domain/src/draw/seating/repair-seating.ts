import type { RandomStream } from "../../random/open-stream.ts";
import { type SeatingAnswer, seatFrom } from "./draw-seating.ts";
import { findSmallestMove } from "./find-smallest-move.ts";
import { createSeating, type SeatingQuestion } from "./seating.ts";

/**
 * Seats one more entrant in a seating that stands, moving as few as possible and looking at the seats in the given order.
 * Where it takes more than the few that are worth trying one by one, everyone is settled anew from the seats they have.
 */
export function repairSeating(
  question: SeatingQuestion,
  start: readonly number[],
  entrant: number,
  scanOrder: readonly number[],
  stream: RandomStream,
): SeatingAnswer {
  const changes = findSmallestMove(question, createSeating(question, start), entrant, scanOrder);
  if (!changes) return seatFrom(question, start, stream);
  const seatOf = [...start];
  for (const change of changes) seatOf[change.entrant] = change.seat;
  return { ok: true, seatOf };
}
