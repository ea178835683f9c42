import type { UndoInput } from "@tightlines/contract/event-part";
import type { SessionInput, SessionSeriesInput } from "@tightlines/contract/session";
import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import type { Period } from "@tightlines/domain/time/period";
import { layOutSeries } from "@tightlines/domain/session/lay-out-series";
import { wasStarted } from "@tightlines/domain/session/session-status";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { requireUntouched } from "../../platform/audit/require-untouched.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { requireFreeTime } from "./require-free-time.service.ts";
import type { SessionUses } from "./session-uses.ts";
import * as sessions from "./session.repository.ts";
import { labelOf } from "./session-label.ts";

export async function getSession(db: Db, eventId: number, id: number): Promise<SessionRow> {
  return requireFound(await sessions.findById(db, eventId, id), "session-not-found");
}

export function addSession(
  call: EventCall,
  { number, startsAt, endsAt, ...input }: SessionInput,
): Promise<SessionRow> {
  return changeEventPart(call, { topics: ["session"] }, async ({ trx, event, record }) => {
    const existing = await sessions.findAll(trx, event.id);
    requireFreeTime({ startsAt, endsAt }, event, existing);
    const row = await sessions.insert(trx, {
      ...input,
      eventId: event.id,
      number: number ?? nextNumber(existing),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    });
    await record({ noun: "session", nounId: row.id, action: "create", after: auditedValues(row) });
    return row;
  });
}

/** All of them, or none when one has no room. */
export function addSessionSeries(
  call: EventCall,
  { kind, ...wish }: SessionSeriesInput,
): Promise<SessionRow[]> {
  return changeEventPart(call, { topics: ["session"] }, async ({ trx, event, record }) => {
    const existing = await sessions.findAll(trx, event.id);
    const periods = layOut({ ...wish, timeZone: event.timeZone });
    for (const period of periods) requireFreeTime(period, event, existing, "firstDay");
    const rows = await insertAll(trx, event, periods, { kind, firstNumber: nextNumber(existing) });
    for (const row of rows)
      await record({ noun: "session", nounId: row.id, action: "create", after: auditedValues(row) });
    return rows;
  });
}

/** What was fished is kept, and so is what a rotation or a draw speaks of. */
export function deleteSession(call: EventCall, id: number, uses: SessionUses): Promise<SessionRow> {
  return changeEventPart(call, { topics: ["session"] }, async (change) => {
    const row = await getSession(change.trx, change.event.id, id);
    await removeSession(change, row, "delete", uses);
    return row;
  });
}

/** Takes sessions back that were just added, all of them or none. */
export function undoSessionSeries(
  call: EventCall,
  { rows: seen }: UndoInput,
  uses: SessionUses,
): Promise<number[]> {
  return changeEventPart(call, { topics: ["session"] }, async (change) => {
    const rows = requireUntouched(await sessions.findAll(change.trx, change.event.id), seen, labelOf);
    for (const row of rows) await removeSession(change, row, "undo", uses);
    return rows.map(({ id }) => id);
  });
}

async function removeSession(
  { trx, event, record }: EventPartChange,
  row: SessionRow,
  action: "delete" | "undo",
  uses: SessionUses,
): Promise<void> {
  if (wasStarted(row.status)) throw new ProblemError("session-was-fished", { facts: { name: labelOf(row) } });
  const rotations = await uses.countCells(trx, event.id, row.id);
  const draws = await uses.countDraws(trx, event.id, row.id);
  const scores = await uses.countScores(trx, event.id, row.id);
  const protests = await uses.countProtests(trx, event.id, row.id);
  const reasons = reasonsToKeep({ rotations, draws, scores, protests });
  if (reasons.length > 0) throw new ProblemError("still-needed", { facts: { name: labelOf(row), reasons } });
  await sessions.deleteById(trx, event.id, row.id);
  await record({ noun: "session", nounId: row.id, action, before: auditedValues(row) });
}

function nextNumber(existing: readonly SessionRow[]): number {
  return Math.max(0, ...existing.map(({ number }) => number)) + 1;
}

async function insertAll(
  trx: Trx,
  { id: eventId }: EventRow,
  periods: readonly Period[],
  { kind, firstNumber }: { kind: SessionRow["kind"]; firstNumber: number },
): Promise<SessionRow[]> {
  const rows: SessionRow[] = [];
  for (const [place, { startsAt, endsAt }] of periods.entries()) {
    const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    rows.push(await sessions.insert(trx, { eventId, kind, number: firstNumber + place, ...times }));
  }
  return rows;
}

function layOut(wish: Parameters<typeof layOutSeries>[0]): Period[] {
  const laid = layOutSeries(wish);
  if (laid.ok) return laid.value;
  if (laid.problem.code === "more-days-than-sessions")
    throw new ProblemError("invalid-input", { fields: { days: [tell("more-days-than-sessions")] } });
  throw new ProblemError("session-series-too-long", { facts: { day: String(laid.problem.facts["day"]) } });
}

function reasonsToKeep({
  rotations,
  draws,
  scores,
  protests,
}: Record<"rotations" | "draws" | "scores" | "protests", number>): Told<PhraseCode>[] {
  return [
    ...(rotations > 0 ? [tell("rotation-uses-session", { cells: rotations })] : []),
    ...(draws > 0 ? [tell("draws-use-session", { draws })] : []),
    ...(scores > 0 ? [tell("scores-in-session", { scores })] : []),
    ...(protests > 0 ? [tell("protests-in-session", { protests })] : []),
  ];
}
