import { compare } from "../../number/rational.ts";
import type { RankRules } from "../../ruleset/rank-rules.ts";
import type { Round } from "./add-up-rounds.ts";
import { orderByCriteria, type Criteria } from "../place/order-by-criteria.ts";
import { averagePlaces } from "../place/value-place.ts";

export type TeamRound = readonly [teamId: number, round: Round];

/** U10 [S33]: in a league the round is worth the team's place in it, on points and then total catch (C5 [S23]). */
export function placeTeamRounds(rules: RankRules, rounds: readonly TeamRound[]): readonly TeamRound[] {
  const better = rules.direction === "low" ? 1 : -1;
  const criteria: Criteria<TeamRound> = [
    { compare: (a, b) => better * compare(a[1].points, b[1].points) },
    { step: "total-raw", compare: (a, b) => compare(b[1].raw, a[1].raw), read: (item) => item[1].raw },
  ];
  const ordered = orderByCriteria(
    rounds,
    criteria,
    ([teamId]) => teamId,
    () => 0,
  );
  return ordered.map(({ item: [teamId, round], tie }) => {
    const points =
      rules.leftoverTie === "average"
        ? averagePlaces({ kind: "place" }, tie.first, tie.size, rounds.length)
        : tie.first;
    return [teamId, { ...round, points, places: [tie.first] }];
  });
}
