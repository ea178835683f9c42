import { add, divide, floor, multiply, type Rational } from "../number/rational.ts";
import type { MeasureUnits } from "../ruleset/catch-rules.ts";

/** Millimetres, or the nearest mark of an inch board (Y1 [S80]: quarter-inch marks; W23 reads eighths). */
export function measureLength(lengthMm: number, units: MeasureUnits): Rational {
  if (units.length.name === "millimetre") return lengthMm;
  const { marksPerUnit } = units.length;
  // An inch is 25.4 mm.
  return divide(countNearest(multiply(lengthMm, marksPerUnit * 10), 254), marksPerUnit);
}

/** Grams, or the nearest mark of a pound scale: 16 for ounces, 100 for a digital scale (U13 [D2]). */
export function measureWeight(weightGrams: number, units: MeasureUnits): Rational {
  if (units.weight.name === "gram") return weightGrams;
  const { marksPerUnit } = units.weight;
  // A pound is 453.59237 g.
  return divide(countNearest(multiply(weightGrams, marksPerUnit * 100_000), 45_359_237), marksPerUnit);
}

/** Line class rules are written in kilograms whatever the scale reads (Z1 [S88], Z3 [S89]). */
export function weighInKilograms(weightGrams: number): Rational {
  return divide(weightGrams, 1000);
}

/** How many times the size goes into the value, to the nearest whole, in whole numbers throughout. */
function countNearest(value: Rational, size: number): Rational {
  if (typeof value !== "number") return floor(add(divide(value, size), "1/2"));
  const rest = value % size;
  const count = (value - rest) / size;
  return rest * 2 >= size ? count + 1 : count;
}
