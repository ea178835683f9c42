import { compare, larger, sum, type Rational } from "../number/rational.ts";
import type { TeamRules } from "../ruleset/classification.ts";
import type { RankRules } from "../ruleset/rank-rules.ts";
import type { Round } from "./add-up-rounds.ts";
import { chargeMissingMembers } from "./charge-missing-members.ts";
import type { CompetitionFacts, SessionFacts } from "./facts.ts";
import { placeTeamRounds } from "./place-team-rounds.ts";
import { listSlots, type UnitResult } from "./rank-population.ts";
import type { UnitRow } from "./rank-unit.ts";
import type { FindRawScore } from "./score-facts.ts";
import type { Candidate } from "./standing.ts";

/**
 * Teams from the units as the team classification ranked them (F14 [D1], C5 [S21]): a session is worth the points of its
 * members, all or the best m, whoever filled the slot (F16 [D1]), or the team's place on that sum (U10 [S33]).
 */
export function listTeamCandidates(
  team: TeamRules,
  rules: RankRules,
  facts: CompetitionFacts,
  units: readonly UnitResult[],
  finalists: ReadonlySet<number>,
  findRawScore: FindRawScore,
): readonly Candidate[] {
  const teamOf = new Map(facts.entries.map((entry) => [entry.id, entry.teamId]));
  const teamIds = listTeams(units, teamOf);
  const sessions = facts.sessions.filter((session) => session.isOfficial);
  const fielded = countFielded(facts, teamOf);
  const rounds = sessions.flatMap((session) => {
    const results = units.filter((unit) => unit.sessionId === session.id);
    const summed = teamIds.flatMap((teamId): readonly (readonly [number, Round])[] => {
      const rows = results.flatMap((unit) => unit.rows.filter((row) => teamOf.get(row.entryId) === teamId));
      const missing = session.isComplete ? countMissing(team, fielded.get(session.id), teamId) : 0;
      const charges =
        team.incomplete === "charge" && results.length > 0
          ? chargeMissingMembers(rules, results, (row) => teamOf.get(row.entryId) === teamId, missing)
          : [];
      if (rows.length + charges.length === 0) return [];
      return [[teamId, sumMembers(team, rules, session, rows, charges, findRawScore)]];
    });
    return team.roundPoints === "place" ? placeTeamRounds(rules, summed) : summed;
  });

  return teamIds.map((teamId) => {
    const decisions = (facts.decisions ?? []).filter((decision) => decision.teamId === teamId);
    return {
      id: teamId,
      startNumber: teamId,
      rounds: rounds.filter(([id]) => id === teamId).map(([, round]) => round),
      isFinalist: finalists.has(teamId),
      isDisqualified: decisions.some((decision) => decision.effect === "eventDisqualified"),
      isIncomplete: team.incomplete === "unranked" && isShort(teamId, team, sessions, units, fielded),
      charged: sum(decisions.map((decision) => decision.points ?? 0)),
      biggestFishAt: null,
    };
  });
}

/** Slots by session and team. */
type Fielded = ReadonlyMap<number, ReadonlyMap<number, number>>;

function sumMembers(
  team: TeamRules,
  rules: RankRules,
  session: SessionFacts,
  rows: readonly UnitRow[],
  charges: readonly Rational[],
  findRawScore: FindRawScore,
): Round {
  const worth = [
    ...rows.map((row) => ({ points: row.points, place: row.place })),
    ...charges.map((points) => ({ points, place: null })),
  ].sort((a, b) => (rules.direction === "low" ? compare(a.points, b.points) : compare(b.points, a.points)));
  const counted = team.counted === "all" ? worth : worth.slice(0, team.counted);
  const raws = rows.flatMap((row) => findRawScore(session, row.entryId) ?? []);
  return {
    sessionId: session.id,
    sessionNumber: session.number,
    status: decideStatus(rows),
    points: sum(counted.map((each) => each.points)),
    // Everyone's catch breaks a tie, also of members whose points do not count (C5: total team weight).
    raw: sum(rows.map((row) => row.raw)),
    fishCount: rows.reduce((count, row) => count + row.fishCount, 0),
    longest: raws.reduce<Rational>((best, raw) => larger(best, raw.longest), 0),
    heaviest: raws.reduce<Rational>((best, raw) => larger(best, raw.heaviest), 0),
    places: counted.flatMap((each) => (each.place === null ? [] : [each.place])),
  };
}

function decideStatus(rows: readonly UnitRow[]): Round["status"] {
  if (rows.some((row) => row.status === "caught")) return "caught";
  return rows.some((row) => row.status === "blank") ? "blank" : "absent";
}

function listTeams(
  units: readonly UnitResult[],
  teamOf: ReadonlyMap<number, number | null>,
): readonly number[] {
  const teamIds = new Set<number>();
  const note = (entryId: number): void => {
    const teamId = teamOf.get(entryId);
    if (teamId !== null && teamId !== undefined) teamIds.add(teamId);
  };
  for (const unit of units) for (const row of unit.rows) note(row.entryId);
  return [...teamIds].sort((a, b) => a - b);
}

/** Short of the fullest team there, since a group that rests leaves every team one slot fewer (F2 [D1]). */
function countMissing(
  team: TeamRules,
  inSession: ReadonlyMap<number, number> | undefined,
  teamId: number,
): number {
  const fullest = Math.max(0, ...(inSession?.values() ?? []));
  return Math.min(team.size, fullest) - (inSession?.get(teamId) ?? 0);
}

/** How many slots each team has in each session, awaited and absent members included. */
function countFielded(facts: CompetitionFacts, teamOf: ReadonlyMap<number, number | null>): Fielded {
  const fielded = new Map<number, Map<number, number>>();
  for (const unit of facts.units) {
    const counts = fielded.get(unit.sessionId) ?? new Map<number, number>();
    fielded.set(unit.sessionId, counts);
    for (const entryId of listSlots(unit)) {
      const teamId = teamOf.get(entryId);
      if (teamId !== null && teamId !== undefined) counts.set(teamId, (counts.get(teamId) ?? 0) + 1);
    }
  }
  return fielded;
}

function isShort(
  teamId: number,
  team: TeamRules,
  sessions: readonly SessionFacts[],
  units: readonly UnitResult[],
  fielded: Fielded,
): boolean {
  return sessions.some(
    (session) =>
      session.isComplete &&
      units.some((unit) => unit.sessionId === session.id) &&
      countMissing(team, fielded.get(session.id), teamId) > 0,
  );
}
