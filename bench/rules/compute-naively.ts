import type { CompetitionFacts } from "../../packages/domain/src/result/facts.ts";

/**
 * The same championship the obvious way: a place is one more than the number who were better, and points are added up
 * whenever they are asked for. Individual and team totals only: no tie-breaks, no trace, no exact fractions.
 */
export function computeNaively(facts: CompetitionFacts): {
  individual: number[];
  team: Record<number, number>;
} {
  const scores = new Map(facts.scores.map((score) => [`${score.sessionId}-${score.entryId}`, score]));
  const units = new Map(
    facts.units.flatMap((unit) =>
      unit.drawn.map((entryId) => [`${unit.sessionId}-${entryId}`, unit] as const),
    ),
  );
  const pointsOf = (sessionId: number, entryId: number): number => {
    const score = scores.get(`${sessionId}-${entryId}`);
    return (score?.catches ?? [])
      .filter((fish) => (fish.lengthMm ?? 0) >= 200)
      .reduce((sum, fish) => sum + 100 + 20 * Math.ceil((fish.lengthMm ?? 0) / 10), 0);
  };
  const placeOf = (sessionId: number, entryId: number): number => {
    const unit = units.get(`${sessionId}-${entryId}`);
    const own = pointsOf(sessionId, entryId);
    if (own === 0) return unit?.size ?? 0;
    return 1 + (unit?.drawn ?? []).filter((other) => pointsOf(sessionId, other) > own).length;
  };
  const individual = facts.entries.map((entry) =>
    facts.sessions.reduce((sum, session) => sum + placeOf(session.id, entry.id), 0),
  );
  const team: Record<number, number> = {};
  facts.entries.forEach((entry, index) => {
    if (entry.teamId !== null) team[entry.teamId] = (team[entry.teamId] ?? 0) + (individual[index] ?? 0);
  });
  return { individual, team };
}
