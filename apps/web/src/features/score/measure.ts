import type { EventResponse } from "@tightlines/contract/event";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";

export type Units = EventResponse["units"];
export type Measured = "length" | "weight" | "count";

const MM_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.59237;

/**
 * What was typed, in whole millimetres, grams or fish; undefined where it is no such number. A weight with a point in it is
 * meant in kilograms, and one without in grams: "4.52" and "4520" are the same fish.
 */
export function readMeasure(typed: string, measured: Measured, units: Units): number | undefined {
  const text = typed.trim().replace(",", ".");
  if (!/^\d{1,7}(?:\.\d{0,3})?$/.test(text)) return undefined;
  const number = Number(text);
  if (measured === "count") return Number.isInteger(number) ? number : undefined;
  if (measured === "length") return Math.round(number * (units === "imperial" ? MM_PER_INCH : 10));
  if (units === "imperial") return Math.round(number * GRAMS_PER_POUND);
  return text.includes(".") ? Math.round(number * 1000) : number;
}

/** What a value looks like in the field in which it was typed. */
export function writeMeasure(value: number, measured: Measured, units: Units): string {
  if (measured === "length") return String(units === "imperial" ? round(value / MM_PER_INCH, 2) : value / 10);
  if (measured === "weight" && units === "imperial") return String(round(value / GRAMS_PER_POUND, 3));
  return String(value);
}

/** "32.3 cm", "12.75 in". */
export function showLength(lengthMm: number, units: Units): string {
  return units === "imperial"
    ? m.score_inches({ length: format(lengthMm / MM_PER_INCH, 2) })
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
