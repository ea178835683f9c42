import { add, compare, multiply, type Rational } from "../../number/rational.ts";
import type { Aggregate } from "../../ruleset/classification.ts";
import type { Status } from "../../score/score.ts";

/** What one session brought an entry or a team. */
export interface Round {
  readonly sessionId: number;
  readonly sessionNumber: number;
  readonly status: Status;
  readonly points: Rational;
  readonly raw: Rational;
  readonly fishCount: number;
  readonly longest: Rational;
  readonly heaviest: Rational;
  /** The place taken; a team has one for each member that counted. */
  readonly places: readonly number[];
  /** How much of it goes into the total: all, half, or nothing. */
  readonly keeps: 1 | "1/2" | 0;
}

export interface AddedUp {
  readonly total: Rational;
  readonly rounds: readonly Round[];
}

/**
 * Layer 3's sum (rulebook 12.11): all rounds, the best k (U6), all but the worst (U4 [S15]), the worst at half (U7 [D9]),
 * with nothing dropped before enough rounds had fish and no blank used as the drop (U8 [D4]).
 */
export function addUpRounds(
  aggregate: Aggregate,
  direction: "low" | "high",
  rounds: readonly Round[],
): AddedUp {
  const dropped =
    aggregate.counts.kind === "all" ? NOTHING_DROPPED : chooseDropped(aggregate, direction, rounds);
  const keeps = aggregate.counts.kind === "drop" ? aggregate.counts.keeps : 0;
  const counted =
    dropped.size === 0 ? rounds : rounds.map((round) => (dropped.has(round) ? keep(round, keeps) : round));
  let total: Rational = 0;
  for (const round of counted) total = add(total, multiply(round.points, round.keeps));
  return { total, rounds: counted };
}

const NOTHING_DROPPED: ReadonlySet<Round> = new Set();

function keep(round: Round, keeps: Round["keeps"]): Round {
  return { ...round, keeps };
}

function chooseDropped(
  aggregate: Aggregate,
  direction: "low" | "high",
  rounds: readonly Round[],
): ReadonlySet<Round> {
  const wanted = countDropped(aggregate, rounds);
  if (wanted <= 0) return NOTHING_DROPPED;
  const worstFirst = rounds
    .filter((round) => round.status === "caught" || aggregate.neverDrops?.includes(round.status) !== true)
    .toSorted((a, b) => {
      const difference = direction === "low" ? compare(b.points, a.points) : compare(a.points, b.points);
      return difference || a.sessionNumber - b.sessionNumber;
    });
  return new Set(worstFirst.slice(0, wanted));
}

function countDropped({ counts, dropsFromRoundsWithFish }: Aggregate, rounds: readonly Round[]): number {
  if (counts.kind === "all") return 0;
  const withFish = rounds.filter((round) => round.status === "caught").length;
  if (dropsFromRoundsWithFish !== undefined && withFish < dropsFromRoundsWithFish) return 0;
  if (counts.kind === "best") return rounds.length - counts.rounds;
  // Dropping the only round there is would leave a leader with nothing.
  return Math.min(counts.rounds, rounds.length - 1);
}
