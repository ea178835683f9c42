import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { groupBy } from "@tightlines/domain/group-by";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import type { Trx } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { ScoreOperationRow } from "../../platform/database/tables/score-operation.table.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import * as anglers from "../angler/angler.repository.ts";
import * as sessions from "../session/session.repository.ts";
import { findCatches, findPenalties, findSpeciesIds } from "./catch.repository.ts";
import { readEntered } from "./entered-score.ts";
import * as operationLog from "./score-operation.repository.ts";
import * as scores from "./score.repository.ts";

/** What an operation is refused by. */
export interface KnownAtDesk {
  sessions: ReadonlyMap<number, SessionRow>;
  anglers: ReadonlyMap<number, AnglerRow>;
  speciesIds: ReadonlySet<number>;
  /** Whether somebody has a peg in a session; everybody has, where nobody was drawn. */
  fishesIn: (pair: scores.Pair) => boolean;
  /** By `keyOf` the pair. */
  scores: ReadonlyMap<string, Pick<DeskScore, "entered">>;
}

/** Everything that the operations of one call are judged by, with the rows they may change locked. */
export interface ScoreDesk extends KnownAtDesk {
  /** Null where nobody was drawn. */
  sectorOf: (pair: scores.Pair) => number | null;
  /** What was said before under these ids. */
  known: Map<string, KnownOperation>;
  scores: Map<string, DeskScore>;
}

export interface DeskScore {
  row: ScoreRow;
  entered: EnteredScore;
}

export type KnownOperation = Pick<ScoreOperationRow, "outcome" | "problem" | "said">;

export async function openDesk(
  trx: Trx,
  eventId: number,
  operations: readonly ScoreOperationInput[],
): Promise<ScoreDesk> {
  const sessionIds = unique(operations.map(({ sessionId }) => sessionId));
  const anglerIds = unique(operations.map(({ anglerId }) => anglerId));
  const foundSessions = byId(await sessions.findByIds(trx, eventId, sessionIds));
  const foundAnglers = byId(await anglers.findByIds(trx, eventId, anglerIds));
  const drawn = await scores.findDrawn(trx, eventId, sessionIds, anglerIds);
  const sectorOfPair = new Map(drawn.pairs.map((pair) => [keyOf(pair), pair.sectorId]));
  const pairs = new Map(operations.map((operation) => [keyOf(operation), operation]));
  const real = [...pairs.values()].filter(
    ({ sessionId, anglerId }) => foundSessions.has(sessionId) && foundAnglers.has(anglerId),
  );
  const opened = await openScores(trx, eventId, real);
  const earlier = await operationLog.findByIds(trx, eventId, unique(operations.map(({ id }) => id)));
  return {
    sessions: foundSessions,
    anglers: foundAnglers,
    speciesIds: await findSpeciesIds(trx, unique(operations.flatMap(speciesOf))),
    fishesIn: (pair) => !drawn.sessionIds.has(pair.sessionId) || sectorOfPair.has(keyOf(pair)),
    sectorOf: (pair) => sectorOfPair.get(keyOf(pair)) ?? null,
    known: new Map(earlier.map((row) => [row.id, row])),
    scores: opened,
  };
}

export function keyOf({ sessionId, anglerId }: scores.Pair): string {
  return `${sessionId} ${anglerId}`;
}

export function speciesOf(operation: ScoreOperationInput): number[] {
  return "catch" in operation ? [operation.catch.speciesId] : [];
}

async function openScores(
  trx: Trx,
  eventId: number,
  pairs: readonly scores.Pair[],
): Promise<Map<string, DeskScore>> {
  const rows = await scores.openPairs(trx, eventId, pairs);
  const ids = rows.map(({ id }) => id);
  const catches = groupBy(await findCatches(trx, eventId, ids), ({ scoreId }) => scoreId);
  const penalties = groupBy(await findPenalties(trx, eventId, ids), ({ scoreId }) => scoreId);
  return new Map(
    rows.map((row) => [
      keyOf(row),
      { row, entered: readEntered(row, catches.get(row.id) ?? [], penalties.get(row.id) ?? []) },
    ]),
  );
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
