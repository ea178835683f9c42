import type { ResultPreview } from "@tightlines/contract/result/result-preview";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { operationOf } from "@tightlines/contract/score/entered-score";
import { compareResults } from "@tightlines/domain/result/compare-results";
import { emptyScore } from "@tightlines/domain/score/entered-score";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { letOthersGoOn } from "../../platform/let-others-go-on.ts";
import { judgeAgainst } from "../score/apply-scores.service.ts";
import { refuseOperation } from "../score/refuse-operation.ts";
import { keyOf } from "../score/score-desk.ts";
import { wholeViewer } from "../score/score.presenter.ts";
import * as operationLog from "../score/score-operation.repository.ts";
import { computeFacts } from "./compute-facts.ts";
import { competitionOf, type EnteredPair, loadFacts, readScore, type ResultFacts } from "./result-facts.ts";
import { presentMoves } from "./result-moves.ts";
import { resultNames } from "./result-names.ts";

/** Every place and every sum that these operations would move. They are judged as if they were sent, and not stored. */
export async function previewResults(
  db: Db,
  eventId: number,
  operations: readonly ScoreOperationInput[],
): Promise<ResultPreview> {
  const facts = await loadFacts(db, eventId, operations);
  // A device tries out what it has not sent yet, too; it may have arrived meanwhile.
  const arrived = await operationLog.findByIds(
    db,
    eventId,
    operations.map(({ id }) => id),
  );
  const ids = new Set(arrived.map(({ id }) => id));
  const changed = tryOut(
    facts,
    operations.filter(({ id }) => !ids.has(id)),
  );
  const after = new Map([
    ...facts.scores,
    ...[...changed].map(([key, pair]) => [key, readScore(pair, facts.speciesCodes)] as const),
  ]);
  const competition = competitionOf(facts, after);
  const before = computeFacts(facts.ruleset, { ...competition, scores: [...facts.scores.values()] });
  // Whoever else calls is answered between the two: a large event takes a while each time.
  await letOthersGoOn();
  const moves = compareResults(before, computeFacts(facts.ruleset, competition));
  return { tables: presentMoves(resultNames(facts, wholeViewer), moves) };
}

function tryOut(
  facts: ResultFacts,
  operations: readonly ScoreOperationInput[],
): ReadonlyMap<string, EnteredPair> {
  const tried = new Map(facts.entered);
  const desk = deskOf(facts, tried);
  for (const said of operations) {
    // Whoever looks at the preview has not been asked for a reason yet.
    const operation = { ...said, reason: said.reason || "-" };
    const { sessionId, anglerId } = operation;
    const key = keyOf(operation);
    if (!tried.has(key)) tried.set(key, { sessionId, anglerId, entered: emptyScore });
    const problem = refuseOperation(desk, operation, new Date(), wholeViewer);
    if (problem) throw problem;
    const judged = judgeAgainst(tried.get(key)!.entered, operationOf(operation));
    if (judged.outcome === "refused") throw new ProblemError("score-part-unknown");
    if (!judged.entered) throw new ProblemError("score-changed-meanwhile");
    tried.set(key, { sessionId, anglerId, entered: judged.entered });
  }
  return tried;
}

function deskOf(facts: ResultFacts, scores: ReadonlyMap<string, EnteredPair>) {
  const drawn = new Set(facts.placements.map(({ sessionId }) => sessionId));
  const seats = new Set(
    facts.placements.map(({ sessionId, entryId }) => keyOf({ sessionId, anglerId: entryId })),
  );
  return {
    sessions: new Map(facts.sessions.map((session) => [session.id, session])),
    anglers: new Map(facts.anglers.map((angler) => [angler.id, angler])),
    speciesIds: new Set(facts.speciesCodes.keys()),
    fishesIn: (pair: { sessionId: number; anglerId: number }) =>
      !drawn.has(pair.sessionId) || seats.has(keyOf(pair)),
    scores,
  };
}
