import { setImmediate } from "node:timers/promises";
import type { MovedTable, ResultPreview } from "@tightlines/contract/result/result-preview";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { operationOf } from "@tightlines/contract/score/entered-score";
import { groupBy } from "@tightlines/domain/group-by";
import { formatRational } from "@tightlines/domain/number/format-rational";
import { compareResults, type Move, type Position } from "@tightlines/domain/result/compare-results";
import { emptyScore } from "@tightlines/domain/score/entered-score";
import type { Db } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { judgeAgainst } from "../score/apply-scores.service.ts";
import { refuseOperation } from "../score/refuse-operation.ts";
import { keyOf } from "../score/score-desk.ts";
import { wholeViewer } from "../score/score.presenter.ts";
import * as operationLog from "../score/score-operation.repository.ts";
import { computeFacts } from "./compute-facts.ts";
import { competitionOf, type EnteredPair, loadFacts, readScore, type ResultFacts } from "./result-facts.ts";
import { describeUnits, type NamedUnit } from "./unit-code.ts";

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
  await setImmediate();
  return { tables: presentMoves(facts, compareResults(before, computeFacts(facts.ruleset, competition))) };
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

/** Sessions first, then the sums. Tables that rank a unit in the same way move the same people: they are said once. */
function presentMoves(facts: ResultFacts, moves: readonly Move[]): MovedTable[] {
  const said = new Set<string>();
  const fresh = moves.filter((move) => {
    if (move.unitId === null) return true;
    const key = JSON.stringify([move.unitId, move.id, move.before, move.after]);
    const isFresh = !said.has(key);
    said.add(key);
    return isFresh;
  });
  const tables = [...groupBy(fresh, ({ classificationId, unitId }) => `${classificationId} ${unitId ?? ""}`)];
  const describeUnit = describeUnits(facts);
  return tables
    .map(([, group]) => presentTable(facts, group, describeUnit))
    .toSorted((one, other) => Number(one.unit === null) - Number(other.unit === null));
}

function presentTable(
  facts: ResultFacts,
  moves: readonly Move[],
  describeUnit: (unitId: string) => NamedUnit,
): MovedTable {
  const { classificationId, unitId } = moves[0]!;
  const classification = facts.ruleset.classifications.find(({ id }) => id === classificationId);
  const lists = unitId === null && classification?.lists === "teams" ? "teams" : "entries";
  const names = namesOf(facts, lists);
  const show = (position: Position | null) =>
    position && { place: position.place, points: formatRational(position.points, facts.ruleset.display) };
  return {
    classificationId,
    lists,
    unit: unitId === null ? null : describeUnit(unitId),
    moves: moves
      .toSorted((one, other) => lastPlace(one) - lastPlace(other))
      .map((move) => ({
        id: move.id,
        name: names.get(move.id) ?? "",
        before: show(move.before),
        after: show(move.after),
      })),
  };
}

function lastPlace({ after }: Move): number {
  return after?.place ?? Number.POSITIVE_INFINITY;
}

function namesOf({ anglers }: ResultFacts, lists: MovedTable["lists"]): ReadonlyMap<number, string> {
  return new Map(
    lists === "teams"
      ? anglers.flatMap(({ teamId, teamName }) =>
          teamId === null ? [] : [[teamId, teamName ?? ""] as const],
        )
      : anglers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as const),
  );
}
