import type { EventResponse } from "@tightlines/contract/event";
import { findOwn } from "@tightlines/domain/find-own";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

export type Units = EventResponse["units"];
export type Measured = "length" | "weight" | "count";

const MM_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.59237;
const OUNCES_PER_POUND = 16;

/** What stands behind a number, in millimetres or grams. */
const lengthUnits: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: MM_PER_INCH };
const weightUnits: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  lb: GRAMS_PER_POUND,
  lbs: GRAMS_PER_POUND,
  oz: GRAMS_PER_POUND / OUNCES_PER_POUND,
};

/**
 * What was typed, in whole millimetres, grams or fish; undefined where it is no such number. A unit may stand behind it, as
 * in what is copied from a spreadsheet. Without one, a weight with a point is meant in kilograms, and one without in grams:
 * "4.52" and "4520" are the same fish.
 */
export function readMeasure(typed: string, measured: Measured, units: Units): number | undefined {
  const text = typed.trim().toLowerCase().replace(",", ".");
  if (measured === "weight" && poundsAndOunces.test(text)) return readOunces(text);
  const [, digits, unit] = /^(\d{1,7}(?:\.\d{0,6})?)\s*([a-z]*)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (measured === "count") return unit === "" && Number.isInteger(number) ? number : undefined;
  const known = measured === "length" ? lengthUnits : weightUnits;
  const factor = unit ? findOwn(known, unit) : usualFactor(digits, measured, units);
  return factor === undefined ? undefined : Math.round(number * factor);
}

function usualFactor(digits: string, measured: "length" | "weight", units: Units): number {
  if (measured === "length") return units === "imperial" ? MM_PER_INCH : 10;
  if (units === "imperial") return GRAMS_PER_POUND;
  return digits.includes(".") ? 1000 : 1;
}

/** "9 lb 15 oz", and "9-15" as it stands in club results. */
const poundsAndOunces = /^(\d{1,4})\s*(?:-|lbs?\s)\s*(\d{1,2}(?:\.\d+)?)\s*(?:oz)?$/;

function readOunces(text: string): number | undefined {
  const [, pounds, ounces] = poundsAndOunces.exec(text)!;
  if (Number(ounces) >= OUNCES_PER_POUND) return undefined;
  return Math.round((Number(pounds) + Number(ounces) / OUNCES_PER_POUND) * GRAMS_PER_POUND);
}

/** What a value looks like in the field in which it was typed. */
export function writeMeasure(value: number, measured: Measured, units: Units): string {
  if (measured === "length") return String(units === "imperial" ? toInches(value) : value / 10);
  if (measured === "weight" && units === "imperial") return String(round(value / GRAMS_PER_POUND, 3));
  return String(value);
}

/**
 * Whole millimetres are coarser than hundredths of an inch and finer than the marks of a board: 38 inches are stored as
 * 965 mm, which are 37.99. So it is the mark that is stored as this, an eighth or else a tenth; where there is none, the
 * nearest hundredth.
 */
function toInches(lengthMm: number): number {
  const inches = lengthMm / MM_PER_INCH;
  const marks = [8, 10].map((marksPerInch) => Math.round(inches * marksPerInch) / marksPerInch);
  return marks.find((mark) => Math.round(mark * MM_PER_INCH) === lengthMm) ?? round(inches, 2);
}

/** "32.3 cm", "12.75 in". */
export function showLength(lengthMm: number, units: Units): string {
  return units === "imperial"
    ? m.score_inches({ length: format(toInches(lengthMm), 3) })
    : m.score_centimetres({ length: format(lengthMm / 10, 1) });
}

/** "850 g", "4.52 kg", "9.96 lb". */
export function showWeight(weightGrams: number, units: Units): string {
  if (units === "imperial") return m.score_pounds({ weight: format(weightGrams / GRAMS_PER_POUND, 2) });
  return weightGrams < 1000
    ? m.score_grams({ weight: format(weightGrams, 0) })
    : m.score_kilograms({ weight: format(weightGrams / 1000, 3) });
}

export function showMeasure(value: number, measured: Measured, units: Units): string {
  if (measured === "count") return m.score_fish({ count: value });
  return measured === "length" ? showLength(value, units) : showWeight(value, units);
}

function format(value: number, decimals: number): string {
  return new Intl.NumberFormat(getLocale(), { useGrouping: false, maximumFractionDigits: decimals }).format(
    value,
  );
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
