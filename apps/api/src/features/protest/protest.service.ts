import type { ProtestDecision, ProtestInput } from "@tightlines/contract/protest";
import { tell } from "@tightlines/contract/problem/problem";
import { protestWindow } from "@tightlines/domain/session/protest-window";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { ProtestRow } from "../../platform/database/tables/protest.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { mayManage } from "../../platform/identity/event-access.ts";
import * as anglers from "../angler/angler.repository.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { labelOf } from "../session/session-label.ts";
import * as sessions from "../session/session.repository.ts";
import { presentProtest } from "./protest.presenter.ts";
import * as protests from "./protest.repository.ts";

export async function getProtest(db: Db, eventId: number, id: number): Promise<protests.ListedProtest> {
  return requireFound(await protests.findById(db, eventId, id), "protest-not-found");
}

/** Those who run the event lodge what was handed in at the desk, for anybody and at any time. */
export function lodgeProtest(call: EventCall, input: ProtestInput): Promise<protests.ListedProtest> {
  return changeEventPart(call, { topics: ["protest"] }, async ({ trx, event, caller, record }) => {
    const session = await findSession(trx, event.id, input.sessionId);
    await requireAngler(trx, event.id, input.anglerId);
    if (!mayManage(call.event, caller)) {
      const own = await protests.findOwnAnglers(trx, event.id, caller.userId);
      if (!own.some(({ id }) => id === input.anglerId))
        throw new ProblemError("protest-not-yours", { fields: { anglerId: [tell("not-in-list")] } });
      requireInTime(session, event);
    }
    const values = { ...input, eventId: event.id, userId: caller.userId, decidedAt: null };
    const row = await protests.insert(trx, values);
    await record({ noun: "protest", nounId: row.id, action: "create", after: auditedValues(row) });
    return getProtest(trx, event.id, row.id);
  });
}

/** Only as long as nobody has decided it. */
export function withdrawProtest(call: EventCall, id: number): Promise<protests.ListedProtest> {
  return changeEventPart(call, { topics: ["protest"] }, async (change) => {
    const before = await getProtest(change.trx, change.event.id, id);
    if (before.userId !== change.caller.userId) throw new ProblemError("protest-not-yours");
    if (before.status !== "open") throw new ProblemError("protest-not-open");
    return store(change, before, "withdraw", { status: "withdrawn" });
  });
}

/** What the jury decides can be taken back until the session is official; each time says why. */
export function decideProtest(
  call: EventCall,
  id: number,
  { status, decision, revision }: ProtestDecision,
): Promise<protests.ListedProtest> {
  return changeEventPart(call, { topics: ["protest"] }, async (change) => {
    const { trx, event, requireSeen } = change;
    const before = await getProtest(trx, event.id, id);
    const jury = { isOrganizer: true, hidesMinors: false, userId: change.caller.userId };
    await requireSeen("protest", before, revision, (row) => presentProtest(row, jury));
    if (before.status === "withdrawn") throw new ProblemError("protest-withdrawn");
    const session = await findSession(trx, event.id, before.sessionId);
    if (session.status === "official" && status === "open")
      throw new ProblemError("session-is-official", { facts: { name: labelOf(session) } });
    const isOpen = status === "open";
    const values = { status, decision: isOpen ? "" : decision, decidedAt: isOpen ? null : new Date() };
    return store(change, before, "decide", values, decision);
  });
}

async function store(
  { trx, event, record }: EventPartChange,
  {
    firstName: _first,
    lastName: _last,
    isMinor: _minor,
    club: _club,
    teamName: _team,
    ...before
  }: protests.ListedProtest,
  action: "withdraw" | "decide",
  values: Partial<Pick<ProtestRow, "status" | "decision" | "decidedAt">>,
  reason: string | null = null,
): Promise<protests.ListedProtest> {
  const after = await protests.update(trx, before, values);
  await record({
    noun: "protest",
    nounId: after.id,
    action,
    before: auditedValues(before),
    after: auditedValues(after),
    reason,
  });
  return getProtest(trx, event.id, after.id);
}

async function findSession(db: Db, eventId: number, id: number): Promise<SessionRow> {
  const session = await sessions.findById(db, eventId, id);
  if (session) return session;
  throw new ProblemError("session-not-found", { fields: { sessionId: [tell("session-not-here")] } });
}

async function requireAngler(db: Db, eventId: number, id: number): Promise<void> {
  if ((await anglers.findByIds(db, eventId, [id])).length > 0) return;
  throw new ProblemError("angler-not-found", { fields: { anglerId: [tell("not-in-list")] } });
}

function requireInTime(session: SessionRow, { protestMinutes }: EventRow): void {
  const closedAt = session.closedAt?.toISOString() ?? null;
  const { kind } = protestWindow(
    { status: session.status, closedAt },
    protestMinutes,
    new Date().toISOString(),
  );
  if (kind === "open") return;
  throw new ProblemError("protest-window-shut", { facts: { session: labelOf(session), why: kind } });
}
