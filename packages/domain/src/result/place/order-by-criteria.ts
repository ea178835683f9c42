import type { Fact } from "../../outcome.ts";
import type { TotalTieBreak } from "../../ruleset/classification.ts";
import type { UnitTieBreak } from "../../ruleset/rank-rules.ts";

/** The score itself, which is asked first. */
export interface ScoreCriterion<T> {
  /** Negative when a stands before b. */
  readonly compare: (a: T, b: T) => number;
}

/** A question asked of two candidates whose scores are equal. */
export interface TieBreakCriterion<T> extends ScoreCriterion<T> {
  readonly step: TieBreakStep;
  /** What the comparison looked at, for the trace. */
  readonly read: (item: T) => Fact;
}

export type Criteria<T> = readonly [ScoreCriterion<T>, ...TieBreakCriterion<T>[]];

/** What the ruleset asks, and what decides between those who are level after it: start number and id, or a lot. */
export type TieBreakStep = UnitTieBreak | TotalTieBreak | "start-number" | "id" | "lot";

export interface Ordered<T> {
  readonly item: T;
  /** The tie this item is in after every criterion. */
  readonly tie: Tie;
  /** The tie this item is in on the first criterion alone. */
  readonly scoreTie: Tie;
  readonly decidedBy: TieBreakTrace | null;
}

/** A run of equals. `first` and `dense` count from 1: 1224 and 1223 (rulebook 0.1). */
export interface Tie {
  readonly first: number;
  readonly size: number;
  readonly dense: number;
}

/** Why this one stands behind the nearest better one although the scores are equal: "2 fish against 3". */
export interface TieBreakTrace {
  readonly step: TieBreakStep;
  readonly behindId: number;
  readonly own: Fact;
  readonly theirs: Fact;
}

/**
 * The one place where anything is put in order: a sector's raw scores, totals, teams, biggest fish. Ties that remain are
 * reported, not hidden; within them items follow `tieOrder`, so that the order of the input never shows.
 */
export function orderByCriteria<T>(
  items: readonly T[],
  criteria: Criteria<T>,
  identify: (item: T) => number,
  tieOrder: (a: T, b: T) => number,
): readonly Ordered<T>[] {
  const decide = (a: T, b: T): number => {
    for (const criterion of criteria) {
      const difference = criterion.compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const sorted = items.toSorted((a, b) => decide(a, b) || tieOrder(a, b) || identify(a) - identify(b));
  const [score, ...tieBreaks] = criteria;
  const scoreTies = findTies(sorted, score.compare);
  const ties = tieBreaks.length > 0 ? findTies(sorted, decide) : scoreTies;
  return sorted.map((item, index) => {
    const tie = ties[index] as Tie;
    const scoreTie = scoreTies[index] as Tie;
    // Those who share a place are all behind the last one before it, for the same reason.
    const before = tie.first > scoreTie.first ? sorted[tie.first - 2] : undefined;
    return { item, tie, scoreTie, decidedBy: before ? explain(before, item, tieBreaks, identify) : null };
  });
}

function findTies<T>(sorted: readonly T[], compare: (a: T, b: T) => number): readonly Tie[] {
  const ties: Tie[] = [];
  let dense = 0;
  let start = 0;
  while (start < sorted.length) {
    let end = start + 1;
    while (end < sorted.length && compare(sorted[start] as T, sorted[end] as T) === 0) end += 1;
    dense += 1;
    const tie = { first: start + 1, size: end - start, dense };
    for (; start < end; start += 1) ties.push(tie);
  }
  return ties;
}

function explain<T>(
  before: T,
  item: T,
  tieBreaks: readonly TieBreakCriterion<T>[],
  identify: (item: T) => number,
): TieBreakTrace | null {
  const deciding = tieBreaks.find((criterion) => criterion.compare(before, item) !== 0);
  if (!deciding) return null;
  return {
    step: deciding.step,
    behindId: identify(before),
    own: deciding.read(item),
    theirs: deciding.read(before),
  };
}
