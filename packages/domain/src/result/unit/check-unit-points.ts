import { divide, sum, type Rational } from "../../number/rational.ts";
import type { RankRules } from "../../ruleset/rank-rules.ts";
import type { UnitResult } from "./rank-population.ts";

/** A sector whose points do not come to what they must. */
export interface UnitImbalance {
  readonly code: "result-points-do-not-add-up";
  readonly unitId: string;
  readonly points: Rational;
  readonly expected: Rational;
}

/**
 * C8 [D8]: where ties and blanks are averaged, the points of a full sector always add up to N(N+1)/2. A typed or imported
 * sector that does not has an error in it. Says nothing where the ruleset or an absence makes the sum free.
 */
export function checkUnitPoints(rules: RankRules, unit: UnitResult): UnitImbalance | undefined {
  const isAveraged =
    rules.resultPoints.kind === "place" &&
    rules.leftoverTie === "average" &&
    rules.prices.blank.kind === "average-remaining" &&
    rules.bonuses === undefined;
  const hasEveryone =
    unit.rows.length === unit.field.size &&
    unit.rows.every(
      (row) => (row.status === "caught" || row.status === "blank") && row.trace.extras.length === 0,
    );
  if (!isAveraged || !hasEveryone) return undefined;
  const size = unit.field.size;
  const points = sum(unit.rows.map((row) => row.points));
  const expected = divide(size * (size + 1), 2);
  return points === expected
    ? undefined
    : { code: "result-points-do-not-add-up", unitId: unit.unitId, points, expected };
}
