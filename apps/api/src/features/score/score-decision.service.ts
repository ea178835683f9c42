import { operationOf } from "@tightlines/contract/score/entered-score";
import {
  type LoggedOperation,
  scoreOperation,
  type ScoreOutcome,
} from "@tightlines/contract/score/score-operation";
import { tell } from "@tightlines/contract/problem/problem";
import { seeAgain } from "@tightlines/domain/score/see-again";
import { tooLate } from "../../platform/audit/require-untouched.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import { judgeAgainst, scopeOf, write } from "./apply-scores.service.ts";
import { refuseOperation } from "./refuse-operation.ts";
import { keyOf, openDesk } from "./score-desk.ts";
import * as operationLog from "./score-operation.repository.ts";
import { presentOperation, presentScores, wholeViewer } from "./score.presenter.ts";
import * as scores from "./score.repository.ts";
import { storeOperation } from "./store-operation.ts";

/** Decides about what contradicts something else, or came too late: it is carried out after all, or left. */
export async function decideOperation(
  call: EventCall,
  id: string,
  { isTaken, reason }: { isTaken: boolean; reason: string },
): Promise<ScoreOutcome> {
  const [logged] = await operationLog.findByIds(call.db, call.event.id, [id]);
  const { sessionId } = requireFound(logged, "score-operation-not-found");
  return changeEventPart(call, scopeOf([sessionId]), async ({ trx, event, caller, alsoMove }) => {
    const row = requireFound(
      await operationLog.findByIdForUpdate(trx, event.id, id),
      "score-operation-not-found",
    );
    if (row.outcome === "applied" || row.decidedAt) throw new ProblemError("score-operation-decided");
    const operation = { ...scoreOperation.parse(row.said), reason };
    const desk = await openDesk(trx, event.id, [operation]);
    const decided = { decidedBy: caller.userId, decidedReason: reason };
    const score = desk.scores.get(keyOf(operation));
    if (!isTaken) await operationLog.decide(trx, row, decided);
    else {
      const problem = refuseOperation(desk, operation, new Date(), wholeViewer);
      if (problem) throw problem;
      const judged = judgeAgainst(score!.entered, seeAgain(score!.entered, operationOf(operation)));
      if (judged.outcome !== "applied") throw new ProblemError("score-part-unknown");
      await operationLog.decide(trx, row, {
        ...decided,
        outcome: "applied",
        scoreId: score!.row.id,
        before: write(judged.before),
        after: write(judged.after),
      });
      await storeOperation(trx, score!, operation);
      alsoMove("score");
    }
    const listed = score ? await scores.findListed(trx, event.id, [score.row.id]) : [];
    const [presented] = await presentScores(trx, event.id, listed, wholeViewer);
    const outcome = isTaken ? "applied" : row.outcome;
    return { id, outcome, score: presented ?? null, problem: null };
  });
}

/** What was left waits again. What was taken counts already: it is corrected like every score. */
export function undoDecision(call: EventCall, id: string): Promise<LoggedOperation> {
  return changeEventPart(call, scopeOf([]), async ({ trx, event }) => {
    const row = requireFound(
      await operationLog.findByIdForUpdate(trx, event.id, id),
      "score-operation-not-found",
    );
    if (row.outcome === "applied") throw tooLate(tell("score-entry-taken"));
    await operationLog.undecide(trx, row);
    return presentOperation((await operationLog.findNamed(trx, event.id, id))!);
  });
}
