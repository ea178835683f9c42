import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { groupBy } from "@tightlines/domain/group-by";
import type { PassPlace } from "@tightlines/domain/pass/pass-state";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import type { Trx } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { PenaltyRow } from "../../platform/database/tables/penalty.table.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import type { WaitingOperationRow } from "../../platform/database/tables/waiting-operation.table.ts";
import * as anglers from "../angler/angler.repository.ts";
import * as sessions from "../session/session.repository.ts";
import { findCatches, findPenalties, findSpeciesIds, type NamedCatch } from "./catch.repository.ts";
import { readEntered } from "./entered-score.ts";
import type { Corrected } from "./publish-corrections.ts";
import * as scores from "./score.repository.ts";
import { findByAnglers as findWaiting } from "./waiting-operation.repository.ts";

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
  /** Without a sector where nobody was drawn. */
  placeOf: (pair: scores.Pair) => PassPlace;
  scores: Map<string, DeskScore>;
  /** What was said about these scores and waits for something that has not arrived. */
  waiting: readonly WaitingOperationRow[];
  /** Whether somebody else has the score locked, so that it is not at this desk. */
  isHeld: (pair: scores.Pair) => boolean;
  /** What was changed of closed sessions, so that their results are published anew. */
  corrected: Corrected[];
}

/** The rows of a score, and what they say to the rules. All of it follows what is stored. */
export interface DeskScore {
  row: scores.ListedScore;
  catches: NamedCatch[];
  penalties: PenaltyRow[];
  entered: EnteredScore;
}

export async function openDesk(
  trx: Trx,
  eventId: number,
  operations: readonly ScoreOperationInput[],
  { skipsHeld = false } = {},
): Promise<ScoreDesk> {
  const sessionIds = unique(operations.map(({ sessionId }) => sessionId));
  const anglerIds = unique(operations.map(({ anglerId }) => anglerId));
  const foundSessions = byId(await sessions.findByIdsForShare(trx, eventId, sessionIds));
  const foundAnglers = byId(await anglers.findByIds(trx, eventId, anglerIds));
  const drawn = await scores.findDrawn(trx, eventId, sessionIds, anglerIds);
  const seats = new Map(drawn.seats.map((seat) => [keyOf(seat), seat]));
  const pairs = new Map(operations.map((operation) => [keyOf(operation), operation]));
  const real = [...pairs.values()].filter(
    ({ sessionId, anglerId }) => foundSessions.has(sessionId) && foundAnglers.has(anglerId),
  );
  const rows = await scores.openPairs(trx, eventId, real, { skipsHeld });
  const named = rows.map((row) => {
    const { sessionId, anglerId } = row;
    const angler = foundAnglers.get(anglerId)!;
    return { ...row, ...nameScore(foundSessions.get(sessionId)!, angler, seats.get(keyOf(row))) };
  });
  const opened = await readScores(trx, eventId, named);
  const held = new Set(real.map(keyOf).filter((key) => !opened.has(key)));
  return {
    sessions: foundSessions,
    anglers: foundAnglers,
    speciesIds: await findSpeciesIds(trx, unique(operations.flatMap(speciesOf))),
    fishesIn: (pair) => !drawn.sessionIds.has(pair.sessionId) || seats.has(keyOf(pair)),
    placeOf: ({ sessionId, anglerId }) => {
      const { sectorId = null, parentSectorId = null } = seats.get(keyOf({ sessionId, anglerId })) ?? {};
      return { sessionId, sectorId, parentSectorId };
    },
    scores: opened,
    waiting: await findWaiting(trx, eventId, sessionIds, anglerIds),
    isHeld: (pair) => held.has(keyOf(pair)),
    corrected: [],
  };
}

export function keyOf({ sessionId, anglerId }: scores.Pair): string {
  return `${sessionId} ${anglerId}`;
}

export function speciesOf(operation: ScoreOperationInput): number[] {
  return "catch" in operation ? [operation.catch.speciesId] : [];
}

async function readScores(
  trx: Trx,
  eventId: number,
  rows: readonly scores.ListedScore[],
): Promise<Map<string, DeskScore>> {
  const ids = rows.map(({ id }) => id);
  const catches = groupBy(await findCatches(trx, eventId, ids), ({ scoreId }) => scoreId);
  const penalties = groupBy(await findPenalties(trx, eventId, ids), ({ scoreId }) => scoreId);
  return new Map(
    rows.map((row) => {
      const parts = {
        catches: [...(catches.get(row.id) ?? [])],
        penalties: [...(penalties.get(row.id) ?? [])],
      };
      return [keyOf(row), { row, ...parts, entered: readEntered(row, parts.catches, parts.penalties) }];
    }),
  );
}

/** The names that a list of scores shows, of what is known here already. */
function nameScore(
  { number: sessionNumber }: SessionRow,
  { number: anglerNumber, firstName, lastName, club, isMinor, teamId, teamName }: anglers.TeamedAngler,
  seat: scores.Seat | undefined,
): scores.ScoreNames {
  const { sectorCode = null, pegNumber = null } = seat ?? {};
  const angler = { anglerNumber, firstName, lastName, club, isMinor, teamId, teamName };
  return { ...angler, sessionNumber, sectorCode, pegNumber };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
