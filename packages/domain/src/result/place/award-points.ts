import { add, divide, multiply, type Rational } from "../../number/rational.ts";
import type { LeftoverTie, ResultPoints } from "../../ruleset/rank-rules.ts";
import type { Tie } from "./order-by-criteria.ts";
import { averagePlaces, valuePlace } from "./value-place.ts";

/** What points are reckoned from, beside the place itself. */
export interface AwardField {
  /** N. */
  readonly size: number;
  /** How many are placed, and how many fished and blanked behind them. */
  readonly placed: number;
  readonly blanks: number;
  readonly bestRaw: Rational;
}

/** Result points of one who is placed (rulebook 12.7): by place, by share of the best, by those beaten, or the raw score. */
export function awardPoints(
  resultPoints: ResultPoints,
  leftoverTie: LeftoverTie,
  tie: Tie,
  raw: Rational,
  field: AwardField,
): Rational {
  switch (resultPoints.kind) {
    case "raw":
      return raw;
    case "percent-of-best":
      return field.bestRaw === 0 ? 0 : divide(multiply(raw, 100), field.bestRaw);
    case "per-beaten": {
      const beaten = field.placed + field.blanks - (tie.first - 1) - tie.size;
      return add(resultPoints.taking, multiply(resultPoints.perBeaten, beaten));
    }
    case "place":
    case "table":
    case "base-step":
    case "field-size":
      return leftoverTie === "average"
        ? averagePlaces(resultPoints, tie.first, tie.size, field.size)
        : valuePlace(resultPoints, leftoverTie === "dense" ? tie.dense : tie.first, field.size);
  }
}
