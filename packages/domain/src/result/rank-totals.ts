import { add, sum, larger, negate, type Rational } from "../number/rational.ts";
import type { Classification } from "../ruleset/classification.ts";
import { addUpRounds } from "./add-up-rounds.ts";
import { compareTotals } from "./compare-totals.ts";
import { orderByCriteria, type Ordered } from "./order-by-criteria.ts";
import type { Candidate, Standing, StandingStatus, Totalled } from "./standing.ts";

type TotalRules = Pick<Classification, "aggregate" | "tieBreaks" | "leftoverTie" | "cut">;

/**
 * Orders totals (F13, F14 [D1]; rules.md 12.12). Finalists of a cut stand before everyone else (B5 [S41]); those with too
 * few rounds (U6), an incomplete team, and the disqualified are listed after, without a place.
 */
export function rankTotals(
  rules: TotalRules,
  direction: "low" | "high",
  candidates: readonly Candidate[],
  lots: readonly number[] = [],
): readonly Standing[] {
  const totalled = candidates.map((each) => totalCandidate(rules, direction, each));
  const ranked = totalled.filter((each) => each.status === "ranked");
  const finalists = ranked.filter((each) => each.isFinalist);
  const tiers = [finalists, ranked.filter((each) => !each.isFinalist), ...splitUnranked(totalled)];
  const criteria = compareTotals(rules, direction, lots);
  let ahead = 0;
  let denseAhead = 0;
  return tiers.flatMap((tier) => {
    const ordered = orderByCriteria(
      tier,
      criteria,
      (each) => each.id,
      (a, b) => a.startNumber - b.startNumber,
    );
    const before = rules.leftoverTie === "dense" ? denseAhead : ahead;
    ahead += tier.length;
    denseAhead += ordered.at(-1)?.tie.dense ?? 0;
    return ordered.map((each) => describeStanding(rules, each, ordered, before));
  });
}

function totalCandidate(rules: TotalRules, direction: "low" | "high", candidate: Candidate): Totalled {
  const { rounds } = candidate;
  const cutAfter = rules.cut?.afterSession;
  const isReset = rules.cut?.scores === "reset" && candidate.isFinalist;
  const scoring = isReset ? rounds.filter((round) => round.sessionNumber > (cutAfter ?? 0)) : rounds;
  const addedUp = addUpRounds(rules.aggregate, direction, scoring);
  const fullField =
    cutAfter === undefined ? rounds : rounds.filter((round) => round.sessionNumber <= cutAfter);
  return {
    ...candidate,
    counted: addedUp.rounds,
    total: add(addedUp.total, direction === "low" ? candidate.charged : negate(candidate.charged)),
    totalRaw: sum(scoring.map((round) => round.raw)),
    fullFieldRaw: sum(fullField.map((round) => round.raw)),
    fishCount: rounds.reduce((count, round) => count + round.fishCount, 0),
    longest: rounds.reduce<Rational>((longest, round) => larger(longest, round.longest), 0),
    heaviest: rounds.reduce<Rational>((heaviest, round) => larger(heaviest, round.heaviest), 0),
    status: decideStatus(rules, candidate),
  };
}

function decideStatus({ aggregate }: TotalRules, candidate: Candidate): StandingStatus {
  if (candidate.isDisqualified) return "disqualified";
  if (candidate.isIncomplete) return "incomplete";
  const fished = candidate.rounds.filter(
    (round) => round.status === "caught" || round.status === "blank",
  ).length;
  return fished < (aggregate.minimumRounds ?? 0) ? "tooFewRounds" : "ranked";
}

function splitUnranked(totalled: readonly Totalled[]): readonly (readonly Totalled[])[] {
  const statuses: readonly StandingStatus[] = ["tooFewRounds", "incomplete", "disqualified"];
  return statuses.map((status) => totalled.filter((each) => each.status === status));
}

function describeStanding(
  rules: TotalRules,
  { item, tie, decidedBy }: Ordered<Totalled>,
  tier: readonly Ordered<Totalled>[],
  ahead: number,
): Standing {
  const isRanked = item.status === "ranked";
  const tied = tier.slice(tie.first - 1, tie.first - 1 + tie.size).map((each) => each.item.id);
  return {
    id: item.id,
    status: item.status,
    place: isRanked ? ahead + (rules.leftoverTie === "dense" ? tie.dense : tie.first) : null,
    total: item.total,
    totalRaw: item.totalRaw,
    fishCount: item.fishCount,
    longest: item.longest,
    heaviest: item.heaviest,
    rounds: item.counted,
    isFinalist: item.isFinalist,
    trace: {
      decidedBy: isRanked ? decidedBy : null,
      tiedWith: isRanked ? tied.filter((id) => id !== item.id) : [],
      awaitsLot: isRanked && rules.leftoverTie === "lot" && tie.size > 1,
      charged: item.charged,
    },
  };
}
