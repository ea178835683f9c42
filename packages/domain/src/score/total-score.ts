import { add, larger, subtract, sum, type Rational } from "../number/rational.ts";
import type { CatchRules } from "../ruleset/catch-rules.ts";
import { applyDeductions } from "./apply-deductions.ts";
import { awardBonuses } from "./award-bonuses.ts";
import { countBag, type Bag } from "./count-bag.ts";
import type { Penalty, RawScore, Score, ScoredCatch, Status } from "./score.ts";

/**
 * Adds up what counts in one session: catches, a bag weighed as a whole, bonuses and deductions. A raw score never falls
 * below zero, and an entry without a counting fish is blank whatever the arithmetic says (rulebook 0.2).
 */
export function totalScore(rules: CatchRules, score: Score, catches: readonly ScoredCatch[]): RawScore {
  const bag = countBag(rules, score, catches);
  const deducted = applyDeductions(rules, score, catches);
  const adjustments = awardBonuses(rules, catches, bag.totalWeight).concat(deducted.adjustments);
  const net =
    adjustments.length === 0 ? bag.gross : add(bag.gross, sum(adjustments.map((each) => each.amount)));
  const isZeroed = deducted.isZeroed || hasPenalty(score, "session-zeroed");
  const status = decideStatus(score, bag, deducted.isDisqualified, isZeroed);
  const { bestPerSession } = rules.limits;
  const { kind } = rules.catchScore;
  return {
    sessionId: score.sessionId,
    entryId: score.entryId,
    status,
    value: isZeroed || status === "blank" || status === "absent" ? 0 : larger(net, 0),
    fishCount: bag.fishCount,
    longest: kind === "length" ? takeOff(bag.longest, deducted.offBiggestFish) : bag.longest,
    secondLongest: bag.secondLongest,
    heaviest: kind === "weight" ? takeOff(bag.heaviest, deducted.offBiggestFish) : bag.heaviest,
    secondHeaviest: bag.secondHeaviest,
    totalWeight: bag.totalWeight,
    totalLength: bag.totalLength,
    firstCaughtAt: bag.firstCaughtAt,
    lastCaughtAt: bag.lastCaughtAt,
    hasFullLimit: bestPerSession !== undefined && bag.fishCount >= bestPerSession,
    ...(score.penalties ? readPoints(score.penalties) : NO_POINTS),
    catches,
    adjustments,
  };
}

const NO_POINTS = { penaltyPoints: 0 } as const;

/** What a jury has set last holds, whatever else it charges. */
function readPoints(penalties: readonly Penalty[]): Pick<RawScore, "penaltyPoints" | "setPoints"> {
  const charged = penalties.filter(({ effect }) => effect !== "points-set");
  const setPoints = penalties.findLast(({ effect }) => effect === "points-set")?.points;
  return {
    penaltyPoints: sum(charged.map((each) => each.points ?? 0)),
    ...(setPoints !== undefined && { setPoints }),
  };
}

function decideStatus(score: Score, bag: Bag, isDisqualified: boolean, isZeroed: boolean): Status {
  if (score.presence === "disqualified" || isDisqualified || hasPenalty(score, "event-disqualified")) {
    return "disqualified";
  }
  if (score.presence === "absent" || hasPenalty(score, "session-absent")) return "absent";
  if (score.presence === "withdrawn") return "withdrawn";
  const hasCaught = bag.fishCount > 0 || bag.gross !== 0;
  return hasCaught && !isZeroed ? "caught" : "blank";
}

function hasPenalty({ penalties }: Score, effect: Penalty["effect"]): boolean {
  return penalties !== undefined && penalties.some((each) => each.effect === effect);
}

function takeOff(size: Rational, amount: Rational): Rational {
  return amount === 0 ? size : larger(subtract(size, amount), 0);
}
