import { formatRational } from "@tightlines/domain/number/format-rational";
import { compare, divide, type Rational } from "@tightlines/domain/number/rational";
import type { CatchRules, MeasureUnits } from "@tightlines/domain/ruleset/catch-rules";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";

export type Measure = "length" | "weight" | "points";

const MM_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.59237;

/** A number of the rules as people say it: millimetres as centimetres, a thousand grams as a kilogram. */
export function showAmount(value: Rational, measure: Measure, { length, weight }: MeasureUnits): string {
  if (measure === "points") return showPoints(value);
  if (measure === "length")
    return length.name === "inch" ? showUnit(value, "inch") : showUnit(divide(value, 10), "centimeter");
  if (weight.name === "pound") return showUnit(value, "pound");
  return compare(value, 1000) < 0 ? showUnit(value, "gram") : showUnit(divide(value, 1000), "kilogram");
}

/** Only shown: what is scored is never rounded. */
function showUnit(value: Rational, unit: string): string {
  const style = { style: "unit", unit, useGrouping: false, maximumFractionDigits: 3 } as const;
  return new Intl.NumberFormat(getLocale(), style).format(toNumber(value));
}

export function showPoints(points: Rational): string {
  return m.rules_points({ count: toNumber(points), points: formatRational(points) });
}

/** Readings are kept in millimetres and grams, also where the sport reads inches and pounds: 305 mm is the mark at 12. */
export function showRead(value: number, measure: "length" | "weight", units: MeasureUnits): string {
  const { name } = units[measure];
  if (name === "inch") return showAmount(toMark(value / MM_PER_INCH, 8), measure, units);
  return showAmount(name === "pound" ? toMark(value / GRAMS_PER_POUND, 100) : value, measure, units);
}

function toNumber(value: Rational): number {
  const [numerator, denominator = 1] = String(value).split("/").map(Number);
  return numerator! / denominator;
}

function toMark(value: number, marksPerUnit: number): Rational {
  return divide(Math.round(value * marksPerUnit), marksPerUnit);
}

/** What a fish, and so a deduction, is counted in. */
export function measureOf({ catchScore: { kind } }: Pick<CatchRules, "catchScore">): Measure {
  if (kind === "weight" || kind === "length-to-weight") return "weight";
  return kind === "length" ? "length" : "points";
}

/** "each started centimetre": by how much of its size a fish gains points. */
export function sayEach({ catchScore, units, lengthRounding, weightRounding }: CatchRules): string {
  if (catchScore.kind !== "formula") return "";
  const { measure, unitSize } = catchScore;
  const rounding = measure === "length" ? lengthRounding : weightRounding;
  const isWholeUnits = rounding.step === unitSize;
  const direction = isWholeUnits ? rounding.direction : "none";
  return m.rules_each({ direction, unit: unitWord(unitSize, measure, units) });
}

function unitWord(size: Rational, measure: "length" | "weight", units: MeasureUnits): string {
  const word = unitWords[`${size} ${units[measure].name}`];
  return word?.() ?? showAmount(size, measure, units);
}

const unitWords: Readonly<Record<string, () => string>> = {
  "1 millimetre": m.rules_unit_millimetre,
  "10 millimetre": m.rules_unit_centimetre,
  "1 inch": m.rules_unit_inch,
  "1 gram": m.rules_unit_gram,
  "1000 gram": m.rules_unit_kilogram,
  "1 pound": m.rules_unit_pound,
};
