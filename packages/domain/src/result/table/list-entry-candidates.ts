import { add, type Rational } from "../../number/rational.ts";
import type { Round } from "./add-up-rounds.ts";
import type { CompetitionFacts } from "../facts/facts.ts";
import type { UnitResult } from "../unit/rank-population.ts";
import type { UnitRow } from "../unit/rank-unit.ts";
import type { Candidate } from "./standing.ts";

/** The rounds of every entry that was ranked or charged somewhere (F13 [D1], C6 [S24]). */
export function listEntryCandidates(
  facts: CompetitionFacts,
  units: readonly UnitResult[],
  finalists: ReadonlySet<number>,
  banned: ReadonlySet<number>,
): readonly Candidate[] {
  const charges = sumCharges(facts);
  const rounds = collectRounds(units);
  const candidates: Candidate[] = [];
  for (const { id, startNumber } of facts.entries) {
    const own = rounds.get(id);
    if (!own) continue;
    candidates.push({
      id,
      startNumber,
      rounds: own,
      isFinalist: finalists.has(id),
      isDisqualified: banned.has(id),
      isIncomplete: false,
      charged: charges.get(id) ?? 0,
      biggestFishAt: null,
    });
  }
  return candidates;
}

/** Rulebook 1.4: points a jury charged to the total of an entry. */
function sumCharges({ decisions = [] }: CompetitionFacts): ReadonlyMap<number, Rational> {
  const charges = new Map<number, Rational>();
  for (const { entryId, points } of decisions) {
    if (entryId !== undefined) charges.set(entryId, add(charges.get(entryId) ?? 0, points ?? 0));
  }
  return charges;
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
