import { setImmediate } from "node:timers/promises";
import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { groupBy } from "@tightlines/domain/group-by";
import type { PenaltyRow } from "../../platform/database/tables/penalty.table.ts";
import type { Db } from "../../platform/database/schema.ts";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import { findCatches, findPenalties, type NamedCatch } from "./catch.repository.ts";
import { readEntered } from "./entered-score.ts";
import { hashAnew, type HashOf } from "./known-hashes.ts";
import type { NamedOperation } from "./score-operation.repository.ts";
import type { ListedScore } from "./score.repository.ts";

/** Those who run the event see everything. */
export const wholeViewer: AnglerViewer = { isOrganizer: true, hidesMinors: false };

/** Scores with their fish, in the order of the rows. */
export async function presentScores(
  db: Db,
  eventId: number,
  rows: readonly ListedScore[],
  viewer: AnglerViewer,
  hashOf: HashOf = hashAnew,
): Promise<ScoreResponse[]> {
  const ids = rows.map(({ id }) => id);
  const catches = groupBy(await findCatches(db, eventId, ids), ({ scoreId }) => scoreId);
  const penalties = groupBy(await findPenalties(db, eventId, ids), ({ scoreId }) => scoreId);
  const presented: ScoreResponse[] = [];
  for (const row of rows) {
    // Whoever enters a fish does not wait until a whole session is written for somebody else.
    if (presented.length % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const whole = { row, catches: catches.get(row.id) ?? [], penalties: penalties.get(row.id) ?? [] };
    presented.push(presentScore(whole, viewer, hashOf));
  }
  return presented;
}

/** Takes about as long as a short call. */
const AT_ONCE = 20;

interface WholeScore {
  row: ListedScore;
  catches: readonly NamedCatch[];
  penalties: readonly PenaltyRow[];
}

export function presentScore(
  { row, catches, penalties }: WholeScore,
  viewer: AnglerViewer,
  hashOf: HashOf = hashAnew,
): ScoreResponse {
  const {
    eventId: _eventId,
    firstName,
    lastName: _lastName,
    club: _club,
    isMinor: _isMinor,
    weightGrams,
    fishCount,
    biggestFishGrams,
    deadCount,
    signedHash,
    signedBy: _signedBy,
    checkedHash,
    checkedBy: _checkedBy,
    ...score
  } = row;
  const hash = hashOf(row, () => readEntered(row, catches, penalties));
  return {
    ...score,
    anglerName: `${firstName} ${showName(row, viewer).lastName}`,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    weighIn: weightGrams === null ? null : { weightGrams, fishCount, biggestFishGrams, deadCount },
    catches: catches.map(presentCatch),
    penalties: penalties.map(presentPenalty),
    hash,
    isChecked: checkedHash === hash,
    isSigned: signedHash === hash,
    wasSigned: signedHash !== null,
  };
}

function presentCatch({
  eventId: _eventId,
  scoreId: _scoreId,
  number: _number,
  caughtAt,
  ...row
}: NamedCatch) {
  return { ...row, caughtAt: caughtAt?.toISOString() ?? null };
}

function presentPenalty({ eventId: _eventId, scoreId: _scoreId, number: _number, ...row }: PenaltyRow) {
  return row;
}

export function presentOperation(row: NamedOperation): LoggedOperation {
  const {
    eventId: _eventId,
    userId: _userId,
    sentHash: _sentHash,
    deviceNumber: _deviceNumber,
    decidedBy: _decidedBy,
    taker: takenInBy,
    ...operation
  } = row;
  return {
    ...operation,
    takenInBy,
    problem: operation.problem as LoggedOperation["problem"],
    said: operation.said as LoggedOperation["said"],
    madeAt: row.madeAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
