import { findOwn } from "../find-own.ts";
import { compare } from "../number/rational.ts";
import type { Path } from "../outcome.ts";
import type { CatchRules, Consequence, Deduction, SpeciesRule } from "./catch-rules.ts";
import { startCheck, type RulesetCheck, type RulesetProblem } from "./ruleset-problem.ts";

/** Whether the switches of layer 1 fit each other (rulebook 12.2 to 12.5, 12.17). */
export function checkCatchRules(rules: CatchRules): readonly RulesetProblem[] {
  const check = startCheck(["catching"]);
  checkMeasures(rules, check);
  checkLimits(rules, check);
  checkScore(rules, check);
  for (const [species, rule] of Object.entries(rules.species))
    checkSpecies(rules, ["species", species], species, rule, check);
  if (rules.otherSpecies) checkSpecies(rules, ["otherSpecies"], "other", rules.otherSpecies, check);
  for (const [path, consequence] of listConsequences(rules))
    checkConsequence(rules, consequence, path, check);
  return check.problems;
}

function checkMeasures(rules: CatchRules, { refuseWhen, requirePositive }: RulesetCheck): void {
  const { length, weight } = rules.units;
  if (length.name === "inch") requirePositive(length.marksPerUnit, ["units", "length", "marksPerUnit"]);
  if (weight.name === "pound") requirePositive(weight.marksPerUnit, ["units", "weight", "marksPerUnit"]);
  for (const name of ["lengthRounding", "weightRounding"] as const) {
    refuseWhen(compare(rules[name].step, 0) <= 0, "ruleset-not-positive", [name, "step"]);
  }
  const perWeight = rules.bonuses.perWeight;
  refuseWhen(perWeight !== undefined && compare(perWeight.unitSize, 0) <= 0, "ruleset-not-positive", [
    "bonuses",
    "perWeight",
    "unitSize",
  ]);
  rules.bonuses.fullSet?.species.forEach((species, index) =>
    refuseWhen(
      !isKnown(rules, species),
      "ruleset-unknown-species",
      ["bonuses", "fullSet", "species", index],
      { species },
    ),
  );
}

function checkLimits({ limits }: CatchRules, { refuseWhen, requirePositive }: RulesetCheck): void {
  const { bestPerSession, bestPerDay, bestPerEvent } = limits;
  requirePositive(bestPerSession, ["limits", "bestPerSession"]);
  requirePositive(bestPerEvent, ["limits", "bestPerEvent"]);
  if (typeof bestPerDay === "number") requirePositive(bestPerDay, ["limits", "bestPerDay"]);
  else bestPerDay?.forEach((best, day) => requirePositive(best, ["limits", "bestPerDay", day]));
  refuseWhen(
    typeof bestPerDay === "number" && bestPerSession !== undefined && bestPerSession > bestPerDay,
    "ruleset-unreachable",
    ["limits", "bestPerSession"],
    { bestPerSession: bestPerSession ?? 0, limit: "bestPerDay" },
  );
  refuseWhen(
    limits.overLimit !== undefined && limits.overLimit.effect !== "ignore" && bestPerSession === undefined,
    "ruleset-missing",
    ["limits", "bestPerSession"],
    { neededBy: "overLimit" },
  );
}

function checkScore({ catchScore, species, otherSpecies }: CatchRules, { refuseWhen }: RulesetCheck): void {
  refuseWhen(Object.keys(species).length === 0 && otherSpecies === null, "ruleset-empty", ["species"]);
  if (catchScore.kind === "formula") {
    refuseWhen(compare(catchScore.unitSize, 0) <= 0, "ruleset-not-positive", ["catchScore", "unitSize"]);
    refuseWhen(
      catchScore.from === "threshold" && catchScore.measure === "weight",
      "ruleset-contradicts",
      ["catchScore", "from"],
      { with: "measure" },
    );
  }
  if (catchScore.kind === "line-class" && catchScore.formula === "squared") {
    refuseWhen(
      Object.keys(catchScore.factors ?? {}).length === 0,
      "ruleset-missing",
      ["catchScore", "factors"],
      {
        neededBy: "squared",
      },
    );
  }
}

function checkSpecies(
  rules: CatchRules,
  path: Path,
  species: string,
  rule: SpeciesRule,
  { refuseWhen, requirePositive }: RulesetCheck,
): void {
  const { catchScore } = rules;
  for (const count of ["count", "tailCount"] as const)
    refuseWhen(rule.full !== undefined && rule.full[count] < 0, "ruleset-not-positive", [
      ...path,
      "full",
      count,
    ]);
  requirePositive(rule.best, [...path, "best"]);
  requirePositive(rule.minLengthMm, [...path, "minLengthMm"]);
  requirePositive(rule.minWeightGrams, [...path, "minWeightGrams"]);
  const needs = (isMissing: boolean, field: string): void =>
    refuseWhen(isMissing, "ruleset-missing", [...path, field], { neededBy: catchScore.kind, species });
  if (catchScore.kind === "species-table")
    needs(rule.points === undefined && rule.tagPoints === undefined, "points");
  if (catchScore.kind === "length-to-weight")
    needs((rule.weightByLength ?? []).length === 0, "weightByLength");
  if (catchScore.kind === "formula" && catchScore.from === "minimum") {
    const minimum = catchScore.measure === "length" ? "minLengthMm" : "minWeightGrams";
    needs(rule[minimum] === undefined, minimum);
  }
  if (catchScore.kind === "formula" && catchScore.from === "threshold") {
    needs(rule.thresholdMm === undefined, "thresholdMm");
  }
  const rows = rule.weightByLength ?? [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const isOutOfOrder = before !== undefined && before.lengthMm >= row.lengthMm;
    refuseWhen(isOutOfOrder, "ruleset-not-ascending", [...path, "weightByLength", index, "lengthMm"]);
  });
  const gate = rule.opensAfter;
  if (!gate) return;
  const gatePath = [...path, "opensAfter", "species"];
  requirePositive(gate.count, [...path, "opensAfter", "count"]);
  refuseWhen(!isKnown(rules, gate.species), "ruleset-unknown-species", gatePath, { species: gate.species });
  refuseWhen(isInCircle(rules, species), "ruleset-gate-in-circle", gatePath, { species });
}

/** A gate that waits for itself never opens, and would be asked for ever. */
function isInCircle(rules: CatchRules, start: string): boolean {
  const seen = new Set<string>();
  for (
    let at: string | undefined = start;
    at !== undefined;
    at = findOwn(rules.species, at)?.opensAfter?.species
  ) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}

function isKnown(rules: CatchRules, species: string): boolean {
  return findOwn(rules.species, species) !== undefined;
}

function listConsequences(rules: CatchRules): readonly (readonly [Path, Consequence])[] {
  const { deductions, limits, undersized } = rules;
  const deduct = ({ amount, hitsBiggestFish }: Deduction): Consequence => ({
    effect: "deduct",
    amount,
    hitsBiggestFish,
  });
  return [
    [["undersized"], undersized],
    ...(limits.overLimit ? [[["limits", "overLimit"], limits.overLimit] as const] : []),
    ...(deductions.perDeadFish
      ? [[["deductions", "perDeadFish"], deduct(deductions.perDeadFish)] as const]
      : []),
    ...(deductions.perLateMinute
      ? [[["deductions", "perLateMinute"], deduct(deductions.perLateMinute)] as const]
      : []),
    ...Object.entries(deductions.byCode ?? {}).map(
      ([code, deduction]) => [["deductions", "byCode", code], deduct(deduction)] as const,
    ),
  ];
}

/** A deduction is written in the unit of the raw score: it can come off the biggest fish only when that is a measure. */
function checkConsequence(
  { catchScore }: CatchRules,
  consequence: Consequence,
  path: Path,
  { refuseWhen }: RulesetCheck,
): void {
  if (consequence.effect !== "deduct") return;
  refuseWhen(compare(consequence.amount, 0) < 0, "ruleset-not-positive", [...path, "amount"]);
  const isMeasured = catchScore.kind === "weight" || catchScore.kind === "length";
  refuseWhen(
    consequence.hitsBiggestFish && !isMeasured,
    "ruleset-deduction-misses-biggest-fish",
    [...path, "hitsBiggestFish"],
    { catchScore: catchScore.kind },
  );
}
