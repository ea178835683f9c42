import type { BoardSeat, ScoreBoard } from "@tightlines/contract/score/score-board";
import { isCardIn } from "@tightlines/domain/score/is-card-in";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as sessions from "../session/session.repository.ts";
import { findListed as findScaleChecks } from "./scale-check.repository.ts";
import { findControllers, findSeats, type SeatRow } from "./score-board.repository.ts";
import * as operationLog from "./score-operation.repository.ts";
import { findListed as findWaiting } from "./waiting-operation.repository.ts";

/** What an organizer looks at while a session is fished and weighed. */
export async function getScoreBoard(db: Db, eventId: number, sessionId: number): Promise<ScoreBoard> {
  requireFound(await sessions.findById(db, eventId, sessionId), "session-not-found");
  const seats = await findCards(db, eventId, sessionId);
  const waiting = await findWaiting(db, eventId, sessionId);
  const scaleChecks = await findScaleChecks(db, eventId, sessionId);
  const controllers = await findControllers(db, eventId, sessionId);
  return {
    seats: seats.map(presentSeat),
    controllers: controllers.map(({ seenAt, ...controller }) => ({
      ...controller,
      seenAt: seenAt?.toISOString() ?? null,
    })),
    waiting: waiting.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() })),
    scaleChecks: scaleChecks.map(({ madeAt, ...check }) => ({ ...check, madeAt: madeAt.toISOString() })),
    openCount: await operationLog.count(db, eventId, { isOpen: "true" }),
  };
}

/** Who fishes in a session and whose card is missing, along the water. */
export async function findWithoutCard(db: Db, eventId: number, sessionId: number): Promise<string[]> {
  const seats = await findCards(db, eventId, sessionId);
  return seats.filter((seat) => !isCardIn(seat)).map(({ anglerName }) => anglerName);
}

/** What was entered for somebody who does not fish, and taken back, leaves no card that could be missing. */
async function findCards(db: Db, eventId: number, sessionId: number): Promise<SeatRow[]> {
  const seats = await findSeats(db, eventId, sessionId);
  return seats.filter((seat) => seat.isExpected || isCardIn(seat));
}

function presentSeat({ lastAt, lastBy, presence, ...seat }: SeatRow): BoardSeat {
  const {
    isPresenceSaid: _presence,
    isWeighed: _weighed,
    standingParts: _parts,
    hasCaught: _caught,
    isExpected: _expected,
    ...facts
  } = seat;
  const isIn = isCardIn(seat);
  const lastEntry = lastAt && { at: lastAt.toISOString(), by: lastBy };
  return { ...facts, isIn, presence: isIn ? presence : null, lastEntry };
}
