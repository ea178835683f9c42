import { add, divide, floor, multiply, negate, type Rational } from "./rational.ts";

/** How a reading off a board or a scale becomes the number that scores (rulebook 12.17). */
export interface Rounding {
  readonly direction: "up" | "down" | "nearest" | "none";
  /** The step in the ruleset's own unit: 10 for a centimetre in millimetres, "1/4" for a quarter inch. */
  readonly step: Rational;
}

/**
 * Rounds to whole steps. Fly and Polish lure rules round up (F8 [D1], P3 [S48]); kayak, Swedish and Australian
 * rules round down (Y1 [S80], P4 [S50], Z6 [S93]). A half goes up when rounding to the nearest.
 */
export function roundToStep(value: Rational, rounding: Rounding): Rational {
  const { direction, step } = rounding;
  if (direction === "none") return value;
  if (typeof value === "number" && typeof step === "number" && value >= 0) {
    const rest = value % step;
    if (rest === 0) return value;
    if (direction === "down") return value - rest;
    if (direction === "up") return value - rest + step;
    return rest * 2 >= step ? value - rest + step : value - rest;
  }
  return multiply(countSteps(divide(value, step), direction), step);
}

function countSteps(steps: Rational, direction: "up" | "down" | "nearest"): Rational {
  if (direction === "down") return floor(steps);
  if (direction === "up") return negate(floor(negate(steps)));
  return floor(add(steps, "1/2"));
}
