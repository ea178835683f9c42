import type { ScaleCheckInput, ScaleCheckOutcome } from "@tightlines/contract/score/scale-check";
import { outsidePass } from "@tightlines/domain/pass/pass-state";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { RateLimits } from "../../platform/http/rate-limit.ts";
import { changeEventAlone } from "../event/event-part.service.ts";
import { getPass } from "../pass/pass.service.ts";
import * as sessions from "../session/session.repository.ts";
import { scopeOf } from "./apply-scores.service.ts";
import { type PassHolder, requirePass } from "./pass-desk.service.ts";
import * as scaleChecks from "./scale-check.repository.ts";

/** A few for each team; more is a mistake. */
const OF_SESSION = 500;

interface CheckTeller {
  userId: number | null;
  passId: number | null;
  /** Who brought the checks from a device that could not send them. */
  takenInBy?: number | null;
  /** Why they may not say this. */
  refuse?: (sessionId: number) => ProblemError | undefined;
}

/** Stores what weigh teams have checked, each check once and by itself: one that is refused holds no other back. */
export function addScaleChecks(
  db: Db,
  eventId: number,
  checks: readonly ScaleCheckInput[],
  { userId, passId, takenInBy = null, refuse }: CheckTeller,
): Promise<ScaleCheckOutcome[]> {
  return changeEventAlone(db, eventId, scopeOf([]), async ({ trx }) => {
    const outcomes: ScaleCheckOutcome[] = [];
    for (const { madeAt, ...check } of checks) {
      const { id, sessionId } = check;
      const isKnown = await scaleChecks.exists(trx, eventId, id);
      const problem = refuse?.(sessionId) ?? (await refuseCheck(trx, eventId, sessionId, isKnown));
      const taken = isKnown ? "repeated" : "applied";
      const row = { ...check, eventId, userId, passId, takenInBy, madeAt: new Date(madeAt) };
      if (!problem) await scaleChecks.insert(trx, row);
      outcomes.push({ id, outcome: problem ? "refused" : taken, problem: problem?.answer ?? null });
    }
    return outcomes;
  });
}

async function refuseCheck(
  db: Db,
  eventId: number,
  sessionId: number,
  isKnown: boolean,
): Promise<ProblemError | undefined> {
  if (!(await sessions.findById(db, eventId, sessionId))) return new ProblemError("session-not-found");
  // The answer to one that is stored may have been lost.
  if (isKnown || (await scaleChecks.countBySession(db, eventId, sessionId)) < OF_SESSION) return undefined;
  return new ProblemError("scale-checks-full", { facts: { limit: OF_SESSION } });
}

/** With a pass that is over as well: it says something about weights that may come later. */
export async function addPassScaleChecks(
  db: Db,
  holder: PassHolder,
  checks: readonly ScaleCheckInput[],
  limits: Pick<RateLimits, "guess">,
): Promise<ScaleCheckOutcome[]> {
  const pass = await requirePass(db, holder, limits);
  const { name } = pass;
  return addScaleChecks(db, pass.eventId, checks, {
    userId: null,
    passId: pass.id,
    refuse: (sessionId) =>
      outsidePass(pass, { sessionId, sectorId: null, parentSectorId: null }) === "session"
        ? new ProblemError("pass-other-session", { facts: { name } })
        : undefined,
  });
}

/** What an organizer has brought from a device that could not send it, whatever has become of its pass. */
export async function takeInScaleChecks(
  { db, event, caller: { userId } }: EventCall,
  { checks, passId }: { checks: readonly ScaleCheckInput[]; passId: number | null },
): Promise<ScaleCheckOutcome[]> {
  if (passId !== null) await getPass(db, event.id, passId);
  const teller = { userId: passId === null ? userId : null, passId, takenInBy: userId };
  return addScaleChecks(db, event.id, checks, teller);
}
