import { operationOf } from "@tightlines/contract/score/entered-score";
import {
  type LoggedOperation,
  scoreOperation,
  type ScoreOperationInput,
  type ScoreOutcome,
} from "@tightlines/contract/score/score-operation";
import { tell } from "@tightlines/contract/problem/problem";
import { seeAgain } from "@tightlines/domain/score/see-again";
import { tooLate } from "../../platform/audit/require-untouched.ts";
import type { ScoreOperationRow } from "../../platform/database/tables/score-operation.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { clearDesk, judgeAgainst, noteCorrected, scopeOf, write } from "./apply-scores.service.ts";
import { type PublishCorrections, scopeAbout } from "./publish-corrections.ts";
import { refuseOperation } from "./refuse-operation.ts";
import { keyOf, openDesk, type ScoreDesk } from "./score-desk.ts";
import * as operationLog from "./score-operation.repository.ts";
import { presentOperation, presentScores, wholeViewer } from "./score.presenter.ts";
import * as scores from "./score.repository.ts";
import { storeOperation } from "./store-operation.ts";

/**
 * Decides about what contradicts something else, or came too late: it is carried out after all, or left. The score is locked
 * before its operation, as whoever enters something does: the two never wait for each other.
 */
export async function decideOperation(
  call: EventCall,
  id: string,
  { isTaken, reason }: { isTaken: boolean; reason: string },
  publish: PublishCorrections,
): Promise<ScoreOutcome> {
  const [logged] = await operationLog.findByIds(call.db, call.event.id, [id]);
  const { sessionId, said } = requireFound(logged, "score-operation-not-found");
  // Whoever entered it may have said why. The reason of the decision stands beside it.
  const own = scoreOperation.parse(said);
  const operation = { ...own, reason: own.reason || reason };
  const scope = await scopeAbout(call.db, call.event.id, [sessionId], scopeOf([sessionId]));
  return changeEventPart(call, scope, async (change) => {
    const { trx, event, caller, alsoMove, record } = change;
    const desk = await openDesk(trx, event.id, [operation]);
    const row = requireFound(
      await operationLog.findByIdForUpdate(trx, event.id, id),
      "score-operation-not-found",
    );
    if (row.outcome === "applied" || row.decidedAt) throw new ProblemError("score-operation-decided");
    const score = desk.scores.get(keyOf(operation));
    const judged = isTaken ? takeNow(desk, operation) : null;
    await operationLog.decide(trx, row, {
      decidedBy: caller.userId,
      decidedReason: reason,
      ...(judged && {
        outcome: "applied",
        scoreId: score!.row.id,
        before: write(judged.before),
        after: write(judged.after),
      }),
    });
    if (judged) {
      await storeOperation(trx, score!, operation);
      noteCorrected(desk, operation, caller.userId);
    }
    await clearDesk(change, desk, publish);
    alsoMove("score");
    await record({
      ...entryOf(row),
      action: isTaken ? "accept" : "decline",
      before: { outcome: row.outcome, part: judged?.before ?? null, decision: null },
      after: {
        ...aboutOf(row),
        outcome: judged ? "applied" : row.outcome,
        part: judged?.after ?? null,
        decision: isTaken ? "taken" : "left",
      },
      reason,
    });
    const listed = score ? await scores.findListed(trx, event.id, [score.row.id]) : [];
    const [presented] = await presentScores(trx, event.id, listed, wholeViewer);
    return { id, outcome: judged ? "applied" : row.outcome, score: presented ?? null, problem: null };
  });
}

/** What becomes of an operation that is carried out after all, by somebody who has seen both versions. */
function takeNow(desk: ScoreDesk, operation: ScoreOperationInput) {
  const problem = refuseOperation(desk, operation, new Date(), wholeViewer);
  if (problem) throw problem;
  const { entered } = desk.scores.get(keyOf(operation))!;
  const judged = judgeAgainst(entered, seeAgain(entered, operationOf(operation)));
  if (judged.outcome !== "applied") throw new ProblemError("score-part-unknown");
  return judged;
}

/** What was left waits again. What was taken counts already: it is corrected like every score. */
export function undoDecision(call: EventCall, id: string): Promise<LoggedOperation> {
  return changeEventPart(call, scopeOf([]), async ({ trx, event, alsoMove, record }) => {
    const row = requireFound(
      await operationLog.findByIdForUpdate(trx, event.id, id),
      "score-operation-not-found",
    );
    if (row.outcome === "applied") throw tooLate(tell("score-entry-taken"));
    if (row.decidedAt) {
      await operationLog.undecide(trx, row);
      alsoMove("score");
      await record({
        ...entryOf(row),
        action: "undo",
        before: { decision: "left", decisionReason: row.decidedReason },
        after: { ...aboutOf(row), decision: null, decisionReason: null },
      });
    }
    return presentOperation((await operationLog.findNamed(trx, event.id, id))!);
  });
}

function entryOf({ scoreId, id }: ScoreOperationRow) {
  return { noun: "score" as const, nounId: scoreId ?? id };
}

/** Which entry was decided about. */
function aboutOf({ id, kind, sessionId, anglerId }: ScoreOperationRow) {
  return { entry: id, kind, sessionId, anglerId };
}
