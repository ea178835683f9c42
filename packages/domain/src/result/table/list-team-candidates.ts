import { add, compare, larger, sum, type Rational } from "../../number/rational.ts";
import type { TeamRules } from "../../ruleset/classification.ts";
import type { RankRules } from "../../ruleset/rank-rules.ts";
import type { Round } from "./add-up-rounds.ts";
import { chargeMissingMembers } from "./charge-missing-members.ts";
import { countMissingMembers } from "./count-missing-members.ts";
import type { CompetitionFacts, SessionFacts } from "../facts/facts.ts";
import { groupBy } from "../../group-by.ts";
import { placeTeamRounds, type TeamRound } from "./place-team-rounds.ts";
import type { UnitResult } from "../unit/rank-population.ts";
import type { UnitRow } from "../unit/rank-unit.ts";
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
): readonly Candidate[] {
  const teamOf = new Map(facts.entries.map((entry) => [entry.id, entry.teamId]));
  const teamIds = listTeams(units, teamOf);
  const countMissing = countMissingMembers(team, facts, teamOf);
  const decisions = groupBy(facts.decisions ?? [], (decision) => decision.teamId);
  const unitsBySession = groupBy(units, (unit) => unit.sessionId);
  const sessions = facts.sessions
    .filter((session) => unitsBySession.has(session.id))
    .toSorted((a, b) => a.number - b.number);
  const rounds = sessions.flatMap((session) => {
    const results = unitsBySession.get(session.id) ?? [];
    const members = groupBy(
      results.flatMap((unit) => unit.rows),
      (row) => teamOf.get(row.entryId) ?? null,
    );
    const summed = teamIds.flatMap((teamId): readonly TeamRound[] => {
      const rows = members.get(teamId) ?? [];
      const missing = team.incomplete === "charge" ? countMissing(session, teamId) : 0;
      const charges = chargeMissingMembers(rules, results, rows, missing);
      return rows.length + charges.length === 0
        ? []
        : [[teamId, sumMembers(team, rules, session, rows, charges)]];
    });
    return team.roundPoints === "place" ? placeTeamRounds(rules, summed) : summed;
  });
  const roundsByTeam = groupBy(rounds, ([teamId]) => teamId);

  return teamIds.map((teamId) => {
    const decided = decisions.get(teamId) ?? [];
    const isShort =
      team.incomplete === "unranked" && sessions.some((session) => countMissing(session, teamId) > 0);
    return {
      id: teamId,
      startNumber: teamId,
      rounds: (roundsByTeam.get(teamId) ?? []).map(([, round]) => round),
      isFinalist: finalists.has(teamId),
      isDisqualified: decided.some((decision) => decision.effect === "event-disqualified"),
      isIncomplete: isShort,
      charged: sum(decided.map((decision) => decision.points ?? 0)),
      biggestFishAt: null,
    };
  });
}

function sumMembers(
  team: TeamRules,
  { direction }: RankRules,
  session: SessionFacts,
  rows: readonly UnitRow[],
  charges: readonly Rational[],
): Round {
  const all: readonly Worth[] =
    charges.length === 0 ? rows : [...rows, ...charges.map((points) => ({ points, place: null }))];
  const counted = team.counted === "all" ? all : chooseBest(all, team.counted, direction);
  let points: Rational = 0;
  const places: number[] = [];
  for (const each of counted) {
    points = add(points, each.points);
    if (each.place !== null) places.push(each.place);
  }
  // Everyone's catch breaks a tie, also of members whose points do not count (C5: total team weight).
  let raw: Rational = 0;
  let fishCount = 0;
  let longest: Rational = 0;
  let heaviest: Rational = 0;
  for (const row of rows) {
    raw = add(raw, row.raw);
    fishCount += row.fishCount;
    longest = larger(longest, row.longest);
    heaviest = larger(heaviest, row.heaviest);
  }
  const { id: sessionId, number: sessionNumber } = session;
  const status = decideStatus(rows);
  return { sessionId, sessionNumber, status, points, raw, fishCount, longest, heaviest, places, keeps: 1 };
}

/** What counting looks at: a member's row, or the charge for one who is missing. */
type Worth = Pick<UnitRow, "points" | "place">;

function chooseBest(worth: readonly Worth[], best: number, direction: "low" | "high"): readonly Worth[] {
  const sign = direction === "low" ? 1 : -1;
  return worth.toSorted((a, b) => sign * compare(a.points, b.points)).slice(0, best);
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
  for (const unit of units) {
    for (const row of unit.rows) {
      const teamId = teamOf.get(row.entryId) ?? null;
      if (teamId !== null) teamIds.add(teamId);
    }
  }
  return [...teamIds].sort((a, b) => a - b);
}
