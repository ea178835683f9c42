import { add, compare, multiply, negate, subtract, type Rational } from "../number/rational.ts";
import type { CatchRules, Consequence, Deduction } from "../ruleset/catch-rules.ts";
import { measureWeight } from "./measure-catch.ts";
import type { Adjustment, Score, ScoredCatch } from "./score.ts";

export interface Deducted {
  /** Negative amounts, one for each reason. */
  readonly adjustments: readonly Adjustment[];
  readonly offBiggestFish: Rational;
  readonly isZeroed: boolean;
  readonly isDisqualified: boolean;
}

/**
 * What comes off a session's sum (rulebook 12.5): dead fish (B2 [S71]), minutes late (B3 [S73]), undersized fish and too
 * many fish (B4 [S72], M10 [S68]), coded deductions of the whole bag, and a jury's penalty in weight.
 */
export function applyDeductions(rules: CatchRules, score: Score, catches: readonly ScoredCatch[]): Deducted {
  if (!canCost(rules, score)) return NOTHING_DEDUCTED;
  const causes = listCauses(rules, score, catches);
  const adjustments: Adjustment[] = [];
  let offBiggestFish: Rational = 0;
  let room = rules.deductions.maximum;
  for (const { code, times, consequence } of causes) {
    if (consequence.effect !== "deduct") continue;
    const wanted = multiply(consequence.amount, times);
    const amount = room !== undefined && compare(wanted, room) > 0 ? room : wanted;
    if (room !== undefined) room = subtract(room, amount);
    if (consequence.hitsBiggestFish) offBiggestFish = add(offBiggestFish, amount);
    adjustments.push({ code, amount: negate(amount), times });
  }
  return {
    adjustments,
    offBiggestFish,
    isZeroed: causes.some(({ consequence }) => consequence.effect === "no-points"),
    isDisqualified: causes.some(({ consequence }) => consequence.effect === "disqualify"),
  };
}

/** Most scores of most rulesets have nothing that could cost anything. */
function canCost({ deductions, limits, undersized }: CatchRules, score: Score): boolean {
  return (
    score.penalties !== undefined ||
    undersized.effect !== "ignore" ||
    limits.overLimit !== undefined ||
    deductions.perDeadFish !== undefined ||
    deductions.perLateMinute !== undefined ||
    deductions.byCode !== undefined
  );
}

interface Cause {
  readonly code: string;
  readonly times: number;
  readonly consequence: Consequence;
}

const NOTHING_DEDUCTED: Deducted = {
  adjustments: [],
  offBiggestFish: 0,
  isZeroed: false,
  isDisqualified: false,
};

function listCauses(rules: CatchRules, score: Score, catches: readonly ScoredCatch[]): readonly Cause[] {
  const { deductions, limits, undersized } = rules;
  const causes: Cause[] = [];
  const note = (code: string, times: number, consequence: Consequence | undefined): void => {
    if (consequence && consequence.effect !== "ignore" && times > 0)
      causes.push({ code, times, consequence });
  };

  if (deductions.perDeadFish) note("dead", countDead(score), deduct(deductions.perDeadFish));
  const late = deductions.perLateMinute;
  if (late && score.lateMinutes !== undefined) {
    const isTooLate =
      late.disqualifiesFromMinutes !== undefined && score.lateMinutes >= late.disqualifiesFromMinutes;
    note("late", score.lateMinutes, isTooLate ? { effect: "disqualify" } : deduct(late));
  }
  if (undersized.effect !== "ignore") {
    note("undersized", catches.filter((fish) => fish.verdict === "undersized").length, undersized);
  }
  if (limits.overLimit && limits.overLimit.effect !== "ignore") {
    note(
      "overLimit",
      catches.filter((fish) => fish.verdict === "beyond-session-limit").length,
      limits.overLimit,
    );
  }
  for (const [code, deduction] of Object.entries(deductions.byCode ?? {})) {
    if (deduction.from === "total") note(code, countCoded(score, code), deduct(deduction));
  }
  for (const { code, weightGrams } of score.penalties ?? []) {
    if (weightGrams === undefined) continue;
    note(code, 1, deduct({ amount: measureWeight(weightGrams, rules.units), hitsBiggestFish: false }));
  }
  return causes;
}

function deduct(deduction: Deduction): Consequence {
  return { effect: "deduct", amount: deduction.amount, hitsBiggestFish: deduction.hitsBiggestFish };
}

function countDead(score: Score): number {
  let dead = score.weighIn?.deadCount ?? 0;
  for (const fish of score.catches) if (fish.isDead === true && fish.isVoid !== true) dead += fish.count ?? 1;
  return dead;
}

function countCoded(score: Score, code: string): number {
  return score.catches.filter((fish) => fish.isVoid !== true && fish.deductions?.includes(code) === true)
    .length;
}
