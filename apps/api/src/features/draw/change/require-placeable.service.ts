import { tell } from "@tightlines/contract/problem/problem";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import type { Db } from "../../../platform/database/schema.ts";
import type { SessionRow } from "../../../platform/database/tables/session.table.ts";
import { ProblemError } from "../../../platform/http/problem-error.ts";
import * as pegs from "../../sector/peg.repository.ts";
import * as sectors from "../../sector/sector.repository.ts";
import { labelOf } from "../../session/session-label.ts";
import * as sessions from "../../session/session.repository.ts";
import * as runs from "../draw-run.repository.ts";

/** A session whose places may still be changed by hand: it is not over, and its draw is not locked. */
export async function requireOpenSession(db: Db, eventId: number, id: number): Promise<SessionRow> {
  const session = await sessions.findById(db, eventId, id);
  if (!session)
    throw new ProblemError("session-not-found", { fields: { sessionId: [tell("session-not-here")] } });
  const isFished = session.kind !== "rest" && ["scheduled", "running"].includes(session.status);
  if (!isFished) throw new ProblemError("session-not-drawable", { facts: { session: labelOf(session) } });
  const holding = holdingRun(await runs.findPegRuns(db, eventId, [id], ["published", "locked"]), id);
  if (holding?.status === "locked")
    throw new ProblemError("session-draw-locked", {
      facts: { session: labelOf(session), number: holding.number },
    });
  return session;
}

/** A peg in use, with the whole sector it lies in. */
export async function requirePeg(
  db: Db,
  eventId: number,
  id: number,
): Promise<{ pegId: number; sectorId: number }> {
  const all = await sectors.findAll(db, eventId);
  const pegsOf = await pegs.findBySectors(
    db,
    eventId,
    all.map((sector) => sector.id),
  );
  const sector = all.find((each) => pegsOf.get(each.id)?.some((peg) => peg.id === id));
  const peg = sector && pegsOf.get(sector.id)?.find((each) => each.id === id);
  if (!sector || !peg) throw new ProblemError("peg-not-found", { fields: { pegId: [tell("peg-not-here")] } });
  if (peg.outOfUseReason !== null)
    throw new ProblemError("peg-closed", {
      facts: { peg: peg.number, sector: sector.code, reason: peg.outOfUseReason },
    });
  return { pegId: id, sectorId: sector.parentId ?? sector.id };
}
