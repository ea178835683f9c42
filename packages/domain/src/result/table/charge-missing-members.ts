import type { Rational } from "../../number/rational.ts";
import type { RankRules } from "../../ruleset/rank-rules.ts";
import { priceMissing } from "../place/price-missing.ts";
import type { UnitResult } from "../unit/rank-population.ts";
import type { UnitRow } from "../unit/rank-unit.ts";

/**
 * A team that fields too few is charged the price of an absence for each slot it left empty (C7, R13 [S102]): first in
 * the units where it has nobody, since one of each team belongs in every sector, then in the largest unit.
 */
export function chargeMissingMembers(
  rules: RankRules,
  units: readonly UnitResult[],
  members: readonly UnitRow[],
  missing: number,
): readonly Rational[] {
  if (missing <= 0) return [];
  const empty = units.filter((unit) => !members.some((member) => unit.rows.includes(member)));
  const largest = units.reduce((best, unit) => (unit.field.size > best.field.size ? unit : best));
  return Array.from({ length: missing }, (_, index) => {
    const unit = empty[index] ?? largest;
    return priceMissing(rules, rules.prices.absent, unit.field);
  });
}
