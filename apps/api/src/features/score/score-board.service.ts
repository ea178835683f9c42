import type { BoardSeat, ScoreBoard } from "@tightlines/contract/score/score-board";
import { isCardIn } from "@tightlines/domain/score/is-card-in";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as sessions from "../session/session.repository.ts";
import { findListed as findScaleChecks } from "./scale-check.repository.ts";
import { findControllers, findSeats, type SeatRow } from "./score-board.repository.ts";
import { hashOf, readCards } from "./score-card.ts";
import * as scores from "./score.repository.ts";
import * as operationLog from "./score-operation.repository.ts";
import { findListed as findWaiting } from "./waiting-operation.repository.ts";

/** What an organizer looks at while a session is fished and weighed. */
export async function getScoreBoard(db: Db, eventId: number, sessionId: number): Promise<ScoreBoard> {
  requireFound(await sessions.findById(db, eventId, sessionId), "session-not-found");
  const seats = await findCards(db, eventId, sessionId);
  const signedIds = await findSigned(db, eventId, seats);
  const waiting = await findWaiting(db, eventId, sessionId);
  const scaleChecks = await findScaleChecks(db, eventId, sessionId);
  const controllers = await findControllers(db, eventId, sessionId);
  return {
    seats: seats.map((seat) => presentSeat(seat, signedIds)),
    controllers: controllers.map(({ seenAt, ...controller }) => ({
      ...controller,
      seenAt: seenAt?.toISOString() ?? null,
    })),
    waiting: waiting.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() })),
    scaleChecks: scaleChecks.map(({ madeAt, ...check }) => ({ ...check, madeAt: madeAt.toISOString() })),
    openCount: await operationLog.count(db, eventId, { isOpen: "true" }),
  };
}

/** Who fishes in a session and whose card is missing, along the water; only those whose card was taken back `since` then. */
export async function findWithoutCard(
  db: Db,
  eventId: number,
  sessionId: number,
  since?: Date,
): Promise<string[]> {
  const seats = await findCards(db, eventId, sessionId);
  return seats
    .filter((seat) => !isCardIn(seat) && (!since || wasTakenBack(seat, since)))
    .map(({ anglerName }) => anglerName);
}

/** What was refused and left made no card that could go. */
function wasTakenBack({ scoreId, lastAt }: SeatRow, since: Date): boolean {
  return scoreId !== null && lastAt !== null && lastAt > since;
}

/** What was entered for somebody who does not fish, and taken back, leaves no card that could be missing. */
async function findCards(db: Db, eventId: number, sessionId: number): Promise<SeatRow[]> {
  const seats = await findSeats(db, eventId, sessionId);
  return seats.filter((seat) => seat.isExpected || isCardIn(seat));
}

/** The scores that anglers have confirmed as they are now. */
async function findSigned(db: Db, eventId: number, seats: readonly SeatRow[]): Promise<ReadonlySet<number>> {
  const ids = seats.flatMap(({ scoreId, wasSigned }) => (wasSigned && scoreId !== null ? [scoreId] : []));
  const rows = await scores.findListed(db, eventId, ids);
  const cards = await readCards(db, eventId, rows);
  const signed = rows.filter((row, place) => row.signedHash === hashOf(row, cards[place]!));
  return new Set(signed.map(({ id }) => id));
}

function presentSeat(
  { lastAt, lastBy, presence, ...seat }: SeatRow,
  signedIds: ReadonlySet<number>,
): BoardSeat {
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
  const isSigned = facts.scoreId !== null && signedIds.has(facts.scoreId);
  return { ...facts, isIn, isSigned, presence: isIn ? presence : null, lastEntry };
}
