import type { CompetitionFacts, Entry, Unit } from "../../packages/domain/src/result/facts/facts.ts";

/** What the naive version answers: the places in both tables and what they were reckoned from. */
export interface NaiveTable {
  readonly id: number;
  readonly place: number;
  readonly total: number;
  readonly raw: number;
}

/**
 * The same championship the obvious way: a place is one more than the number who were better, and points are added up
 * whenever they are asked for. It gives the same individual and team tables as the rules engine on the bench's facts
 * (the bench checks that), with F10's tie-break by number of fish and F13's by points. It leaves out the table of the
 * biggest fish, the trace, exact fractions, every other switch of a ruleset and the checks of what comes in.
 */
export function computeNaively(facts: CompetitionFacts): { individual: NaiveTable[]; team: NaiveTable[] } {
  const scores = new Map(facts.scores.map((score) => [`${score.sessionId}-${score.entryId}`, score]));
  const units = new Map(
    facts.units.flatMap((unit) =>
      unit.drawn.map((entryId) => [`${unit.sessionId}-${entryId}`, unit] as const),
    ),
  );
  const fishOf = (sessionId: number, entryId: number) =>
    (scores.get(`${sessionId}-${entryId}`)?.catches ?? []).filter((fish) => (fish.lengthMm ?? 0) >= 200);
  const pointsOf = (sessionId: number, entryId: number): number =>
    fishOf(sessionId, entryId).reduce(
      (sum, fish) => sum + 100 + 20 * Math.ceil((fish.lengthMm ?? 0) / 10),
      0,
    );
  const isBetter = (sessionId: number, one: number, other: number): boolean => {
    const difference = pointsOf(sessionId, one) - pointsOf(sessionId, other);
    return (
      difference > 0 || (difference === 0 && fishOf(sessionId, one).length > fishOf(sessionId, other).length)
    );
  };
  const placeOf = (unit: Unit | undefined, entryId: number): number => {
    if (!unit) return 0;
    if (pointsOf(unit.sessionId, entryId) === 0) return unit.size;
    return 1 + unit.drawn.filter((other) => isBetter(unit.sessionId, other, entryId)).length;
  };
  const add = (entry: Entry) => ({
    id: entry.id,
    total: facts.sessions.reduce((sum, { id }) => sum + placeOf(units.get(`${id}-${entry.id}`), entry.id), 0),
    raw: facts.sessions.reduce((sum, { id }) => sum + pointsOf(id, entry.id), 0),
  });
  const individual = facts.entries.map((entry) => ({ teamId: entry.teamId, ...add(entry) }));
  const teamIds = [...new Set(facts.entries.map((entry) => entry.teamId ?? 0))];
  const team = teamIds.map((id) => {
    const members = individual.filter((each) => each.teamId === id);
    return {
      id,
      total: members.reduce((sum, each) => sum + each.total, 0),
      raw: members.reduce((sum, each) => sum + each.raw, 0),
    };
  });
  return { individual: placeAll(individual), team: placeAll(team) };
}

function placeAll(totals: readonly Omit<NaiveTable, "place">[]): NaiveTable[] {
  const isBetter = (a: Omit<NaiveTable, "place">, b: Omit<NaiveTable, "place">): boolean =>
    a.total < b.total || (a.total === b.total && a.raw > b.raw);
  return totals.map(({ id, total, raw }) => {
    const place = 1 + totals.filter((other) => isBetter(other, { id, total, raw })).length;
    return { id, place, total, raw };
  });
}
