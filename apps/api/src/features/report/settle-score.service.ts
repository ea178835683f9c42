import { randomUUID } from "node:crypto";
import type { ReportCorrection } from "@tightlines/contract/report/report";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { ReportRow } from "../../platform/database/tables/report.table.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import { applyAtDesk, clearDesk, userTeller } from "../score/apply-scores.service.ts";
import type { NamedCatch } from "../score/catch.repository.ts";
import type { PublishCorrections } from "../score/publish-corrections.ts";
import { refuseOperation } from "../score/refuse-operation.ts";
import { keyOf, openDesk } from "../score/score-desk.ts";
import { wholeViewer } from "../score/score.presenter.ts";

/** What the score is to say about the fish of a report. */
export type Wanted =
  | { kind: "counts"; fish: ReportCorrection }
  /** It counts; what a fish says that counts already is left as it is. */
  | { kind: "counts-as-is" }
  | { kind: "does-not-count" };

/**
 * Brings the score in line with a report, by the operations that everybody's entries are made of: they are refused by the
 * same rules, have the same history and move the same topics. The fish has the id of its report, so that it is added once.
 */
export async function settleScore(
  change: EventPartChange,
  report: ReportRow,
  wanted: Wanted,
  { reason, publish }: { reason: string; publish: PublishCorrections },
): Promise<void> {
  const { trx, event, caller } = change;
  const { sessionId, anglerId } = report;
  const say = <Step extends object>(id: string, step: Step) => ({
    id,
    sessionId,
    anglerId,
    reason,
    madeAt: new Date().toISOString(),
    deviceId: null,
    deviceNumber: null,
    ...step,
  });
  const claimed = wanted.kind === "counts" ? wanted.fish : claimOf(report);
  const added = say(report.id, { kind: "add-catch" as const, catch: { ...plainFish, ...claimed } });
  const desk = await openDesk(trx, event.id, [added]);
  const fish = desk.scores.get(keyOf(report))?.catches.find(({ id }) => id === report.id);
  const steps = fish ? stepsFor(fish, wanted, claimed, say) : wanted.kind === "does-not-count" ? [] : [added];
  for (const step of steps) {
    const problem = refuseOperation(desk, step, new Date(), wholeViewer);
    if (problem) throw problem;
  }
  if (steps.length > 0)
    await applyAtDesk(change, desk, { operations: steps, teller: userTeller(caller), publish });
  else await clearDesk(change, desk, publish);
}

export function claimOf({ speciesId, lengthMm, weightGrams, caughtAt }: ReportRow): ReportCorrection {
  return { speciesId, lengthMm, weightGrams, caughtAt: caughtAt.toISOString() };
}

const plainFish = { count: 1, isDead: false, isTagged: false, lineClassKg: null, deductions: [] };

type Say = <Step extends object>(id: string, step: Step) => SaidAbout & Step;
type SaidAbout = Pick<
  ScoreOperationInput,
  "id" | "sessionId" | "anglerId" | "reason" | "madeAt" | "deviceId" | "deviceNumber"
>;

function stepsFor(
  fish: NamedCatch,
  wanted: Wanted,
  claimed: ReportCorrection,
  say: Say,
): ScoreOperationInput[] {
  const catchId = fish.id;
  if (wanted.kind === "does-not-count")
    return fish.voidReason === null
      ? [say(randomUUID(), { kind: "void-catch" as const, catchId, seen: fish.saidBy })]
      : [];
  if (wanted.kind === "counts-as-is" && fish.voidReason === null) return [];
  const restored =
    fish.voidReason === null
      ? []
      : [say(randomUUID(), { kind: "restore-catch" as const, catchId, seen: fish.saidBy })];
  const seen = restored[0]?.id ?? fish.saidBy;
  const changed = isSame(fish, claimed)
    ? []
    : [say(randomUUID(), { kind: "change-catch" as const, catchId, seen, catch: withValues(fish, claimed) })];
  return [...restored, ...changed];
}

function isSame(fish: NamedCatch, { speciesId, lengthMm, weightGrams, caughtAt }: ReportCorrection): boolean {
  return (
    fish.speciesId === speciesId &&
    fish.lengthMm === lengthMm &&
    fish.weightGrams === weightGrams &&
    (fish.caughtAt?.getTime() ?? null) === (caughtAt === null ? null : Date.parse(caughtAt))
  );
}

/** What a judge does not read from a photo stays as somebody has entered it. */
function withValues(fish: NamedCatch, values: ReportCorrection): CatchInput {
  const { count, isDead, isTagged, lineClassKg, deductions } = fish;
  return { count, isDead, isTagged, lineClassKg, deductions, ...values };
}
