import type { AuditAction } from "@tightlines/contract/audit-action";
import type { Published } from "@tightlines/contract/published";
import type { SessionPatch } from "@tightlines/contract/session";
import { tell } from "@tightlines/contract/problem/problem";
import { protestWindow } from "@tightlines/domain/session/protest-window";
import { needsReason, nextSessionStatuses, wasStarted } from "@tightlines/domain/session/session-status";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { requireFreeTime } from "./require-free-time.service.ts";
import { presentSession } from "./session.presenter.ts";
import type { ResultOccasion, SessionUses } from "./session-uses.ts";
import * as sessions from "./session.repository.ts";
import { getSession } from "./session.service.ts";
import { labelOf } from "./session-label.ts";

type Change = Omit<SessionPatch, "revision" | "reason" | "acceptsMissing">;

/** Changes what a session is, or where it stands. */
export function changeSession(
  call: EventCall,
  id: number,
  { revision, reason = "", acceptsMissing, ...change }: SessionPatch,
  uses: SessionUses,
): Promise<{ session: SessionRow; published: Published | null }> {
  return changeEventPart(call, { topics: ["session"] }, async (part) => {
    const { trx, event, caller, record, requireSeen } = part;
    const before = await getSession(trx, event.id, id);
    await requireSeen("session", before, revision, presentSession);
    requirePossible(before, change, reason);
    const others = (await sessions.findAll(trx, event.id)).filter((other) => other.id !== before.id);
    const { startsAt, endsAt } = presentSession(before);
    const wanted = { startsAt: change.startsAt ?? startsAt, endsAt: change.endsAt ?? endsAt };
    if (Date.parse(wanted.endsAt) <= Date.parse(wanted.startsAt))
      throw new ProblemError("invalid-input", { fields: { endsAt: [tell("ends-not-after-start")] } });
    if (needsRoom(before, change)) requireFreeTime(wanted, event, others);
    if (change.status === "running" && event.status !== "running")
      throw new ProblemError("event-not-running", { facts: { name: event.name } });
    const unfinished = await findUnfinished(trx, before, change, uses);
    if (!acceptsMissing) requireFinished(unfinished);
    if (change.status === "official" && !reason) await requireUncontested(trx, event, before, uses);

    const after = await sessions.update(trx, before, {
      ...change,
      ...(change.status === "provisional" && { closedAt: new Date() }),
      startsAt: new Date(wanted.startsAt),
      endsAt: new Date(wanted.endsAt),
    });
    const action = before.status === after.status ? "update" : actionTo(before, after);
    await record({
      noun: "session",
      nounId: after.id,
      action,
      before: auditedValues(before),
      after: auditedValues(after),
      reason: reason || sayUnfinished(unfinished),
    });
    const cause = causeOf(action);
    const occasion = cause && { sessionId: after.id, cause, reason, userId: caller.userId };
    return { session: after, published: occasion && (await uses.publishResults(part, occasion)) };
  });
}

interface Unfinished {
  /** Whose card is missing. */
  names: string[];
  /** How many entries nobody has decided about. */
  open: number;
}

/** A session is closed with every card and over no open question, unless somebody says so. */
async function findUnfinished(
  db: Db,
  { status, eventId, id }: SessionRow,
  change: Change,
  uses: SessionUses,
): Promise<Unfinished> {
  if (status !== "running" || change.status !== "provisional") return { names: [], open: 0 };
  return {
    names: await uses.findWithoutCard(db, eventId, id),
    open: await uses.countUndecided(db, eventId, id),
  };
}

function requireFinished({ names, open }: Unfinished): void {
  const count = names.length;
  if (count > 0 && open > 0)
    throw new ProblemError("cards-missing-and-undecided", { facts: { count, names, open } });
  if (count > 0) throw new ProblemError("cards-missing", { facts: { count, names } });
  if (open > 0) throw new ProblemError("entries-undecided", { facts: { open } });
}

function sayUnfinished({ names, open }: Unfinished): string | null {
  const said = [
    ...(names.length > 0 ? [trailReasons.cardsMissing(names.length)] : []),
    ...(open > 0 ? [trailReasons.undecided(open)] : []),
  ];
  return said.join(". ") || null;
}

function requirePossible(before: SessionRow, change: Change, reason: string): void {
  const { status = before.status, kind = before.kind } = change;
  if (status !== before.status && !nextSessionStatuses(before.status, kind).includes(status))
    throw new ProblemError("session-status-not-possible", { facts: { from: before.status, to: status } });
  if (needsReason(before.status, status) && !reason)
    throw new ProblemError("invalid-input", { fields: { reason: [tell("reopen-reason-missing")] } });
  if (before.status === "official" && status === "official")
    throw new ProblemError("session-is-official", { facts: { name: labelOf(before) } });
  if (kind !== before.kind && wasStarted(before.status))
    throw new ProblemError("invalid-input", { fields: { kind: [tell("kind-fixed")] } });
}

/**
 * A session with an open protest or entry, one that can still be contested, or one that has lost a card since it was closed
 * becomes official only when somebody says why.
 */
async function requireUncontested(
  db: Db,
  { id, protestMinutes }: EventRow,
  session: SessionRow,
  uses: SessionUses,
): Promise<void> {
  const protests = await uses.countOpenProtests(db, id, session.id);
  const entries = await uses.countUndecided(db, id, session.id);
  // Somebody has accepted those that were missing when it was closed.
  const names = session.closedAt ? await uses.findWithoutCard(db, id, session.id, session.closedAt) : [];
  const { status, closedAt } = presentSession(session);
  const now = new Date().toISOString();
  const window = protestWindow({ status, closedAt }, protestMinutes, now);
  const minutes =
    window.kind === "open" && window.until
      ? Math.ceil((Date.parse(window.until) - Date.parse(now)) / 60_000)
      : 0;
  const reasons = [
    ...(protests > 0 ? [tell("protests-open", { protests })] : []),
    ...(entries > 0 ? [tell("entries-open", { entries })] : []),
    ...(names.length > 0 ? [tell("cards-taken-back", { cards: names.length, names })] : []),
    ...(minutes > 0 ? [tell("protest-window-open", { minutes })] : []),
  ];
  if (reasons.length > 0)
    throw new ProblemError("session-contested", { facts: { session: labelOf(session), reasons } });
}

/** New times need room, and so does a session that was cancelled and is put back on. */
function needsRoom(before: SessionRow, { startsAt, endsAt, status }: Change): boolean {
  const staysCancelled = before.status === "cancelled" && status === undefined;
  const isBack = before.status === "cancelled" && status === "scheduled";
  return isBack || (!staysCancelled && (startsAt !== undefined || endsAt !== undefined));
}

/** Which steps publish the results; reopening changes nothing that they follow from. */
function causeOf(action: AuditAction): ResultOccasion["cause"] | null {
  if (action === "close") return "closed";
  return action === "make-official" ? "official" : null;
}

/** The trail names the act: a reopened session is looked for. */
function actionTo(before: SessionRow, { status }: SessionRow): AuditAction {
  if (before.status === "official") return "reopen";
  const acts = {
    scheduled: "schedule",
    running: "start",
    provisional: "close",
    official: "make-official",
    cancelled: "cancel",
  } as const;
  return acts[status];
}
