import { add, larger, negate, type Rational } from "../../number/rational.ts";
import type { Classification } from "../../ruleset/classification.ts";
import { addUpRounds } from "./add-up-rounds.ts";
import { compareTotals } from "./compare-totals.ts";
import { orderByCriteria, type Ordered } from "../place/order-by-criteria.ts";
import type { Candidate, Standing, StandingStatus, Totalled } from "./standing.ts";

type TotalRules = Pick<Classification, "aggregate" | "tieBreaks" | "leftoverTie" | "cut">;

/**
 * Orders totals (F13, F14 [D1]; rulebook 12.12). Finalists of a cut stand before everyone else (B5 [S41]); those with too
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
  const finalists = ranked.filter((each) => each.candidate.isFinalist);
  const tiers = [finalists, ranked.filter((each) => !each.candidate.isFinalist), ...splitUnranked(totalled)];
  const criteria = compareTotals(rules, direction, lots);
  let ahead = 0;
  let denseAhead = 0;
  return tiers.flatMap((tier) => {
    const ordered = orderByCriteria(
      tier,
      criteria,
      (each) => each.id,
      (a, b) => a.candidate.startNumber - b.candidate.startNumber,
    );
    const before = rules.leftoverTie === "dense" ? denseAhead : ahead;
    ahead += tier.length;
    denseAhead += ordered.at(-1)?.tie.dense ?? 0;
    return ordered.map((each) => describeStanding(rules, each, before));
  });
}

function totalCandidate(rules: TotalRules, direction: "low" | "high", candidate: Candidate): Totalled {
  const cutAfter = rules.cut?.afterSession ?? Number.POSITIVE_INFINITY;
  const isReset = rules.cut?.scores === "reset" && candidate.isFinalist;
  const scoring = isReset
    ? candidate.rounds.filter((round) => round.sessionNumber > cutAfter)
    : candidate.rounds;
  const addedUp = addUpRounds(rules.aggregate, direction, scoring);
  let fullFieldRaw: Rational = 0;
  let totalRaw: Rational = 0;
  let fishCount = 0;
  let longest: Rational = 0;
  let heaviest: Rational = 0;
  for (const round of candidate.rounds) {
    if (round.sessionNumber <= cutAfter) fullFieldRaw = add(fullFieldRaw, round.raw);
    if (!isReset || round.sessionNumber > cutAfter) totalRaw = add(totalRaw, round.raw);
    fishCount += round.fishCount;
    longest = larger(longest, round.longest);
    heaviest = larger(heaviest, round.heaviest);
  }
  return {
    id: candidate.id,
    candidate,
    status: decideStatus(rules, candidate),
    counted: addedUp.rounds,
    total: add(addedUp.total, direction === "low" ? candidate.charged : negate(candidate.charged)),
    totalRaw,
    fullFieldRaw,
    fishCount,
    longest,
    heaviest,
  };
}

function decideStatus({ aggregate }: TotalRules, candidate: Candidate): StandingStatus {
  if (candidate.isDisqualified) return "disqualified";
  if (candidate.isIncomplete) return "incomplete";
  if (aggregate.minimumRounds === undefined) return "ranked";
  const fished = candidate.rounds.filter(
    (round) => round.status === "caught" || round.status === "blank",
  ).length;
  return fished < aggregate.minimumRounds ? "too-few-rounds" : "ranked";
}

function splitUnranked(totalled: readonly Totalled[]): readonly (readonly Totalled[])[] {
  const statuses: readonly StandingStatus[] = ["too-few-rounds", "incomplete", "disqualified"];
  return statuses.map((status) => totalled.filter((each) => each.status === status));
}

function describeStanding(
  rules: TotalRules,
  { item, tie, decidedBy }: Ordered<Totalled>,
  ahead: number,
): Standing {
  const isRanked = item.status === "ranked";
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
    isFinalist: item.candidate.isFinalist,
    trace: {
      decidedBy: isRanked ? decidedBy : null,
      sharedBy: isRanked ? tie.size : 1,
      awaitsLot: isRanked && rules.leftoverTie === "lot" && tie.size > 1,
      charged: item.candidate.charged,
    },
  };
}
