import type { LoggedOperation } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import type { Db } from "../../platform/database/schema.ts";
import { letOthersGoOn } from "../../platform/let-others-go-on.ts";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import { hashOf, partsOf, readCards, type ReadCards, type ScoreCard } from "./score-card.ts";
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
  read: ReadCards = readCards,
): Promise<ScoreResponse[]> {
  const cards = await read(db, eventId, rows);
  const presented: ScoreResponse[] = [];
  for (const [place, row] of rows.entries()) {
    // Whoever enters a fish does not wait until a whole session is written for somebody else; others wait for a transaction.
    if (!db.isTransaction && place % AT_ONCE === AT_ONCE - 1) await letOthersGoOn();
    presented.push(presentScore(row, cards[place]!, viewer));
  }
  return presented;
}

/** Takes about a millisecond. */
const AT_ONCE = 20;

/**
 * Field by field: this is written for every angler of a session while it is watched, and a copy that leaves fields out takes
 * many times as long.
 */
export function presentScore(row: ListedScore, card: ScoreCard, viewer: AnglerViewer): ScoreResponse {
  const { weightGrams, fishCount, biggestFishGrams, deadCount, signedHash } = row;
  const { catches, penalties } = partsOf(card);
  const hash = hashOf(row, card);
  return {
    id: row.id,
    sessionId: row.sessionId,
    sessionNumber: row.sessionNumber,
    anglerId: row.anglerId,
    anglerNumber: row.anglerNumber,
    anglerName: `${row.firstName} ${showName(row, viewer).lastName}`,
    teamId: row.teamId,
    teamName: row.teamName,
    sectorCode: row.sectorCode,
    pegNumber: row.pegNumber,
    presence: row.presence,
    lateMinutes: row.lateMinutes,
    presenceSaidBy: row.presenceSaidBy,
    weighIn: weightGrams === null ? null : { weightGrams, fishCount, biggestFishGrams, deadCount },
    weighInSaidBy: row.weighInSaidBy,
    catches,
    penalties,
    hash,
    isChecked: row.checkedHash === hash,
    isSigned: signedHash === hash,
    wasSigned: signedHash !== null,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
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
