import type { ScoreBoard } from "@tightlines/contract/score/score-board";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as sessions from "../session/session.repository.ts";
import { findListed as findScaleChecks } from "./scale-check.repository.ts";
import { findControllers, findSeats } from "./score-board.repository.ts";
import * as operationLog from "./score-operation.repository.ts";
import { findListed as findWaiting } from "./waiting-operation.repository.ts";

/** What an organizer looks at while a session is fished and weighed. */
export async function getScoreBoard(db: Db, eventId: number, sessionId: number): Promise<ScoreBoard> {
  requireFound(await sessions.findById(db, eventId, sessionId), "session-not-found");
  const seats = await findSeats(db, eventId, sessionId);
  const waiting = await findWaiting(db, eventId, sessionId);
  const scaleChecks = await findScaleChecks(db, eventId, sessionId);
  const controllers = await findControllers(db, eventId, sessionId);
  return {
    seats: seats.map(({ lastAt, lastBy, ...seat }) => ({
      ...seat,
      lastEntry: lastAt && { at: lastAt.toISOString(), by: lastBy },
    })),
    controllers: controllers.map(({ seenAt, ...controller }) => ({
      ...controller,
      seenAt: seenAt?.toISOString() ?? null,
    })),
    waiting: waiting.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() })),
    scaleChecks: scaleChecks.map(({ madeAt, ...check }) => ({ ...check, madeAt: madeAt.toISOString() })),
    openCount: await operationLog.count(db, eventId, { isOpen: "true" }),
  };
}
