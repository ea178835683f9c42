import { sum } from "../number/rational.ts";
import type { RawScore } from "../score/score.ts";
import type { Round } from "./add-up-rounds.ts";
import type { CompetitionFacts, SessionFacts } from "./facts.ts";
import { groupBy } from "./group-by.ts";
import { findBanned, type FindRawScore } from "./score-facts.ts";
import type { UnitResult } from "./rank-population.ts";
import type { UnitRow } from "./rank-unit.ts";
import type { Candidate } from "./standing.ts";

/** The rounds of every entry that was ranked or charged somewhere (F13 [D1], C6 [S24]). */
export function listEntryCandidates(
  facts: CompetitionFacts,
  units: readonly UnitResult[],
  finalists: ReadonlySet<number>,
  findRawScore: FindRawScore,
): readonly Candidate[] {
  const sessions = new Map(facts.sessions.map((session) => [session.id, session]));
  const banned = findBanned(facts);
  const rounds = groupBy(
    units.flatMap((unit) =>
      unit.rows.map((row) => ({ session: sessions.get(unit.sessionId) as SessionFacts, row })),
    ),
    ({ row }) => row.entryId,
  );
  return facts.entries.flatMap((entry) => {
    const own = rounds.get(entry.id);
    if (!own) return [];
    const decisions = (facts.decisions ?? []).filter((decision) => decision.entryId === entry.id);
    return [
      {
        id: entry.id,
        startNumber: entry.startNumber,
        rounds: own.map(({ session, row }) =>
          describeRound(session, row, findRawScore(session, row.entryId)),
        ),
        isFinalist: finalists.has(entry.id),
        isDisqualified: banned.has(entry.id),
        isIncomplete: false,
        charged: sum(decisions.map((decision) => decision.points ?? 0)),
        biggestFishAt: null,
      },
    ];
  });
}

function describeRound(session: SessionFacts, row: UnitRow, raw: RawScore | undefined): Round {
  return {
    sessionId: session.id,
    sessionNumber: session.number,
    status: row.status,
    points: row.points,
    raw: row.raw,
    fishCount: row.fishCount,
    longest: raw?.longest ?? 0,
    heaviest: raw?.heaviest ?? 0,
    places: row.place === null ? [] : [row.place],
  };
}
