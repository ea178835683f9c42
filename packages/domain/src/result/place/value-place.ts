import { divide, larger, multiply, subtract, sum, type Rational } from "../../number/rational.ts";
import type { PlaceStep, ResultPoints } from "../../ruleset/rank-rules.ts";

/** What a place in a unit of N is worth, for the kinds of result points that depend on the place alone (rulebook 12.7). */
export function valuePlace(points: ResultPoints, place: number, fieldSize: number): Rational {
  switch (points.kind) {
    case "place":
      return place;
    case "table":
      return points.points[place - 1] ?? points.tail;
    case "base-step": {
      const value = walkSteps(points.first, points.steps, place);
      return points.floor === undefined ? value : larger(value, points.floor);
    }
    case "field-size":
      return Math.max(fieldSize - place + 1, 0);
    case "raw":
    case "percent-of-best":
    case "per-beaten":
      return 0;
  }
}

/** The mean of the places a tie covers: C2 [S10] for places, W20 [S40] for points. */
export function averagePlaces(
  points: ResultPoints,
  first: number,
  size: number,
  fieldSize: number,
): Rational {
  if (size === 1) return valuePlace(points, first, fieldSize);
  if (points.kind === "place") return divide(2 * first + size - 1, 2);
  const places = Array.from({ length: size }, (_, offset) => valuePlace(points, first + offset, fieldSize));
  return divide(sum(places), size);
}

/** B.A.S.S. to 2011 [S40]: 300 and 5 less to the 5th, 4 less to the 10th, 3 less to the 15th, then 2 less. */
function walkSteps(first: Rational, steps: readonly PlaceStep[], place: number): Rational {
  let value = first;
  let reached = 1;
  for (const { downTo, step } of steps) {
    const until = Math.min(place, downTo ?? place);
    if (until > reached) {
      value = subtract(value, multiply(step, until - reached));
      reached = until;
    }
  }
  return value;
}
