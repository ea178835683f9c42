import { formatRational } from "@tightlines/domain/number/format-rational";
import type { Rational } from "@tightlines/domain/number/rational";
import type { Consequence, FormulaScore } from "@tightlines/domain/ruleset/catch-rules";
import { m } from "../../../paraglide/messages.js";
import { measureOf, sayEach, showAmount } from "./rule-units.ts";
import { beginLarge, type RuleWords, type SaidRule, say, sayList, type Statement } from "./said-rule.ts";

export function sayWorth(
  { score, rounding }: Statement<"worth">,
  { ruleset: { catching } }: RuleWords,
): SaidRule {
  if (score.kind === "formula") return say(...sayFormula(score, sayEach(catching)));
  const isByLength = score.kind === "length" || score.kind === "length-to-weight";
  return say(
    worths[score.kind](),
    rounding !== null &&
      rounding.direction !== "none" &&
      m.rules_rounded({
        direction: rounding.direction,
        step: showAmount(rounding.step, isByLength ? "length" : "weight", catching.units),
      }),
  );
}

const worths = {
  weight: m.rules_worth_weight,
  length: m.rules_worth_length,
  count: m.rules_worth_count,
  "species-table": m.rules_worth_species,
  "length-to-weight": m.rules_worth_chart,
  "line-class": m.rules_worth_line,
};

/** A formula that gives nothing by itself has its numbers with the species. */
function sayFormula({ measure, perFish, perUnit, from, floorPoints }: FormulaScore, each: string) {
  if (perFish === 0 && perUnit === 0) return [m.rules_worth_species()];
  const facts = { perFish: formatRational(perFish), perUnit: formatRational(perUnit), each };
  return [
    from === "minimum"
      ? m.rules_worth_minimum(facts)
      : from === "threshold"
        ? m.rules_worth_threshold(facts)
        : m.rules_worth_formula({ ...facts, measure }),
    floorPoints !== undefined && m.rules_worth_floor({ points: formatRational(floorPoints) }),
  ];
}

export function sayLimits({ limits, selfReports }: Statement<"limits">): SaidRule {
  const { bestPerSession, bestPerDay, bestPerEvent, minimumPointsPerCatch } = limits;
  return say(
    bestPerSession !== undefined && m.rules_best_session({ count: bestPerSession }),
    typeof bestPerDay === "number" && m.rules_best_day({ count: bestPerDay }),
    typeof bestPerDay === "object" && m.rules_best_days({ counts: bestPerDay.join(", ") }),
    bestPerEvent !== undefined && m.rules_best_event({ count: bestPerEvent }),
    minimumPointsPerCatch !== undefined && m.rules_least({ points: formatRational(minimumPointsPerCatch) }),
    selfReports !== null && selfReports !== undefined && m.rules_reports({ kind: selfReports }),
  );
}

export function sayBonuses(
  { ofCatch: { perSpecies, fullSet, perWeight }, ofResult }: Statement<"bonuses">,
  { ruleset, nameOf }: RuleWords,
): SaidRule {
  const { units } = ruleset.catching;
  const pointsFor = (sentence: (facts: { points: string }) => string, points: Rational | undefined) =>
    points !== undefined && sentence({ points: formatRational(points) });
  const list = [
    pointsFor(m.rules_bonus_species, perSpecies),
    fullSet &&
      m.rules_bonus_set({
        points: formatRational(fullSet.points),
        species: sayList(fullSet.species.map(nameOf)),
      }),
    perWeight &&
      m.rules_bonus_weight({
        points: formatRational(perWeight.points),
        size: showAmount(perWeight.unitSize, "weight", units),
      }),
    pointsFor(m.rules_bonus_biggest, ofResult.biggestFish),
    pointsFor(m.rules_bonus_limit, ofResult.fullLimit),
    pointsFor(m.rules_bonus_fish, ofResult.perFish),
    pointsFor(m.rules_bonus_entry, ofResult.perEntryDrawn),
    pointsFor(m.rules_bonus_part, ofResult.takingPart),
  ].filter((each) => typeof each === "string");
  return say(m.rules_bonuses({ list: sayList(list) }));
}

export function sayCosts(
  { costs: { undersized, deductions, overLimit, most } }: Statement<"costs">,
  { ruleset: { catching } }: RuleWords,
): SaidRule {
  const show = (amount: Rational) => showAmount(amount, measureOf(catching), catching.units);
  const { perDeadFish, perLateMinute, byCode = {}, maximum } = deductions;
  const from = perLateMinute?.disqualifiesFromMinutes;
  const costs: readonly (readonly [string, string | null | undefined])[] = [
    [m.rules_cost_undersized(), sayEffect(undersized, show)],
    [m.rules_cost_over({ count: most ?? 0 }), overLimit && sayEffect(overLimit, show)],
    [m.rules_cost_dead(), perDeadFish && show(perDeadFish.amount)],
    [m.rules_cost_late(), perLateMinute && show(perLateMinute.amount)],
    [m.rules_cost_late_from({ count: from ?? 0 }), from === undefined ? null : m.rules_effect_out()],
    ...Object.entries(byCode).map(([code, { amount }]) => [code.replaceAll("-", " "), show(amount)] as const),
  ];
  const lines = costs.flatMap(([what, cost]) => (cost ? [beginLarge(m.rules_cost({ what, cost }))] : []));
  return {
    sentence: m.rules_costs(),
    lines: maximum === undefined ? lines : [...lines, m.rules_cost_most({ amount: show(maximum) })],
  };
}

function sayEffect(consequence: Consequence, show: (amount: Rational) => string): string | null {
  if (consequence.effect === "ignore") return null;
  if (consequence.effect === "deduct") return show(consequence.amount);
  return consequence.effect === "no-points" ? m.rules_effect_nothing() : m.rules_effect_out();
}
