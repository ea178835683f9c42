import { sum } from "../number/rational.ts";
import type { Round } from "./add-up-rounds.ts";
import type { CompetitionFacts } from "./facts.ts";
import { groupBy } from "./group-by.ts";
import type { UnitResult } from "./rank-population.ts";
import type { UnitRow } from "./rank-unit.ts";
import { findBanned } from "./score-facts.ts";
import type { Candidate } from "./standing.ts";

/** The rounds of every entry that was ranked or charged somewhere (F13 [D1], C6 [S24]). */
export function listEntryCandidates(
  facts: CompetitionFacts,
  units: readonly UnitResult[],
  finalists: ReadonlySet<number>,
): readonly Candidate[] {
  const banned = findBanned(facts);
  const decisions = groupBy(facts.decisions ?? [], (decision) => decision.entryId);
  const rounds = collectRounds(units);
  return facts.entries.flatMap((entry) => {
    const own = rounds.get(entry.id);
    if (!own) return [];
    return [
      {
        id: entry.id,
        startNumber: entry.startNumber,
        rounds: own,
        isFinalist: finalists.has(entry.id),
        isDisqualified: banned.has(entry.id),
        isIncomplete: false,
        charged: sum((decisions.get(entry.id) ?? []).map((decision) => decision.points ?? 0)),
        biggestFishAt: null,
      },
    ];
  });
}

function collectRounds(units: readonly UnitResult[]): ReadonlyMap<number, readonly Round[]> {
  const rounds = new Map<number, Round[]>();
  for (const unit of units) {
    for (const row of unit.rows) {
      const own = rounds.get(row.entryId);
      if (own) own.push(describeRound(unit, row));
      else rounds.set(row.entryId, [describeRound(unit, row)]);
    }
  }
  return rounds;
}

function describeRound(unit: UnitResult, row: UnitRow): Round {
  return {
    sessionId: unit.sessionId,
    sessionNumber: unit.sessionNumber,
    status: row.status,
    points: row.points,
    raw: row.raw,
    fishCount: row.fishCount,
    longest: row.longest,
    heaviest: row.heaviest,
    places: row.place === null ? [] : [row.place],
    keeps: 1,
  };
}
