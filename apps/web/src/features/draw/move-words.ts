import type { SectorResponse } from "@tightlines/contract/sector";
import type { DrawMove } from "@tightlines/domain/draw/draw-change";
import { m } from "../../paraglide/messages.js";
import { pegPlace } from "./peg-place.ts";

/** The session of a move; of duels with the round, of an order of choice with the turn. */
export function movedWhen(session: string, { round, turn }: DrawMove): string {
  if (round !== undefined) return m.change_move_round({ session, round });
  return turn === undefined ? session : m.change_move_turn({ session, turn });
}

/** Where somebody was or is: on a peg, as the judge of two pegs, or nowhere. */
export function movedPlace(
  sectors: readonly SectorResponse[],
  { isJudge, round }: DrawMove,
  pegId: number | null,
): string {
  if (round !== undefined && pegId === null) return m.change_move_out();
  const place = pegPlace(sectors, pegId);
  return isJudge ? m.change_move_judge({ place }) : place;
}

/** Somebody moves once in a session, or once in each round of it. */
export function moveKey({ sessionId, anglerId, round }: DrawMove): string {
  return [sessionId, anglerId, round].join("-");
}
