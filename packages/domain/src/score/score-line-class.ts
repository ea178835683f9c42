import { add, divide, multiply, smaller, type Rational } from "../number/rational.ts";
import type { LineClassCap, LineClassScore, SpeciesRule } from "../ruleset/catch-rules.ts";
import { weighInKilograms } from "./measure-catch.ts";
import type { Catch } from "./score.ts";

/**
 * The lighter the line, the more a kilogram is worth: 100 x kg / line (Z1, NZ nationals [S88]) or
 * kg^2 x factor / line (Z3, New South Wales [S89]). The cap bounds the points after the species' multiplier.
 */
export function scoreLineClass(score: LineClassScore, rule: SpeciesRule, fish: Catch): Rational {
  const lineKg = fish.lineClassKg;
  if (lineKg === undefined || lineKg <= 0 || rule.closedLineClassesKg?.includes(lineKg) === true) return 0;
  const kilograms = weighInKilograms(fish.weightGrams ?? 0);
  const cap = (rule.caps ?? score.caps)?.find((each) => lineKg <= (each.upToLineClassKg ?? lineKg));
  const points = multiply(scoreByFormula(score, kilograms, lineKg), rule.multiplier ?? 1);
  return cap ? smaller(points, findMost(cap, kilograms)) : points;
}

function scoreByFormula(score: LineClassScore, kilograms: Rational, lineKg: number): Rational {
  if (score.formula === "linear") return divide(multiply(100, kilograms), lineKg);
  const factor = score.factors?.[String(lineKg)] ?? 0;
  return divide(multiply(multiply(kilograms, kilograms), factor), lineKg);
}

function findMost(cap: LineClassCap, kilograms: Rational): Rational {
  return add(cap.points, multiply(cap.perKilogram, kilograms));
}
