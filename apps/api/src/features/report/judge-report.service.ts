import type { ReportDecisionInput } from "@tightlines/contract/report/report";
import type { ReportResponse } from "@tightlines/contract/report/report-response";
import type { AuditAction } from "@tightlines/contract/audit-action";
import { canBeDecided, decidedState, type ReportDecision } from "@tightlines/domain/report/report-state";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import { share } from "../../platform/database/lock-rows.ts";
import type { ReportRow } from "../../platform/database/tables/report.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { type PublishCorrections, scopeAbout } from "../score/publish-corrections.ts";
import { valuesOf } from "./add-report.service.ts";
import { getReport } from "./report-reading.service.ts";
import * as reports from "./report.repository.ts";
import { claimOf, settleScore, type Wanted } from "./settle-score.service.ts";

/** Decides about a report, also anew. What counts follows from it, through the score's own operations. */
export function decideReport(
  call: EventCall,
  id: string,
  input: ReportDecisionInput,
  publish: PublishCorrections,
): Promise<ReportResponse> {
  const { decision, correction, reason, revision } = input;
  return changeReport(call, id, revision, async (change, before) => {
    const isProvisional = change.event.ruleset.catching.selfReports === "provisional";
    await settleScore(change, before, wantedBy(decision, correction, isProvisional), {
      reason: reason || trailReasons.reportAccepted,
      publish,
    });
    const state = decidedState(decision);
    const decided = { state, reason, decidedBy: change.caller.userId, decidedAt: new Date() };
    return { action: actions[decision], reason, after: await reports.update(change.trx, before, decided) };
  });
}

/** It waits again: what counted because of the decision does not, and what did not does where reports count at once. */
export function undoDecision(
  call: EventCall,
  id: string,
  revision: number,
  publish: PublishCorrections,
): Promise<ReportResponse> {
  return changeReport(call, id, revision, async (change, before) => {
    if (before.state === "waiting") return undefined;
    const isProvisional = change.event.ruleset.catching.selfReports === "provisional";
    const wanted: Wanted = isProvisional
      ? { kind: "counts", fish: claimOf(before) }
      : { kind: "does-not-count" };
    await settleScore(change, before, wanted, { reason: trailReasons.decisionTakenBack, publish });
    const waiting = { state: "waiting", reason: "", decidedBy: null, decidedAt: null } as const;
    return { action: "undo", reason: "", after: await reports.update(change.trx, before, waiting) };
  });
}

const actions = { accept: "accept", reject: "decline", ask: "update" } as const satisfies Record<
  ReportDecision,
  AuditAction
>;

function wantedBy(
  decision: ReportDecision,
  correction: ReportDecisionInput["correction"],
  isProvisional: boolean,
): Wanted {
  if (decision === "accept")
    return correction ? { kind: "counts", fish: correction } : { kind: "counts-as-is" };
  return decision === "ask" && isProvisional ? { kind: "counts-as-is" } : { kind: "does-not-count" };
}

interface Changed {
  action: AuditAction;
  reason: string;
  after: ReportRow;
}

async function changeReport(
  call: EventCall,
  id: string,
  revision: number,
  decide: (change: EventPartChange, before: ReportRow) => Promise<Changed | undefined>,
): Promise<ReportResponse> {
  const { sessionId } = requireFound(await reports.findById(call.db, call.event.id, id), "report-not-found");
  const open = { topics: ["report"], locks: [share("session", sessionId)], keepsEvent: true } as const;
  const scope = await scopeAbout(call.db, call.event.id, [sessionId], open);
  return changeEventPart(call, scope, async (change) => {
    const { trx, event, record, requireSeen } = change;
    const before = requireFound(await reports.findByIdForUpdate(trx, event.id, id), "report-not-found");
    const stored = await getReport(trx, event.id, id);
    await requireSeen("report", before, revision, () => stored);
    if (!canBeDecided(before.state)) throw new ProblemError("report-replaced");
    const changed = await decide(change, before);
    if (!changed) return stored;
    const { action, reason, after } = changed;
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "report", nounId: id, action, reason, ...values });
    return getReport(trx, event.id, id);
  });
}
