import type { TeamRules } from "../../ruleset/classification.ts";
import type { CompetitionFacts, SessionFacts } from "../facts/facts.ts";
import { listSlots } from "../unit/rank-population.ts";

/**
 * How many slots a team left empty in a session (R13 [S102]). It is short of the fullest team there, not of its full size,
 * since a group that rests leaves every team one slot fewer (F2 [D1]). Absent members fill their slot: they have a price.
 */
export function countMissingMembers(
  team: TeamRules,
  facts: CompetitionFacts,
  teamOf: ReadonlyMap<number, number | null>,
): (session: SessionFacts, teamId: number) => number {
  const fielded = new Map<number, Map<number, number>>();
  for (const unit of facts.units) {
    const counts = fielded.get(unit.sessionId) ?? new Map<number, number>();
    fielded.set(unit.sessionId, counts);
    for (const entryId of listSlots(unit)) {
      const teamId = teamOf.get(entryId) ?? null;
      if (teamId !== null) counts.set(teamId, (counts.get(teamId) ?? 0) + 1);
    }
  }
  const expected = new Map(
    [...fielded].map(([id, counts]) => [id, Math.min(team.size, Math.max(0, ...counts.values()))]),
  );
  return (session, teamId) => {
    if (!session.isComplete) return 0;
    return Math.max((expected.get(session.id) ?? 0) - (fielded.get(session.id)?.get(teamId) ?? 0), 0);
  };
}
