import type { ResultMeasure } from "@tightlines/contract/result/result-table";
import type { EventRow } from "../../../platform/database/tables/event.table.ts";

export type Units = EventRow["units"];

const MM_PER_INCH = 25.4;
const GRAMS_PER_POUND = 453.59237;

/** Points as they are, grams and millimetres in the event's units, as on the pages. */
export function valueWords(value: string, measure: ResultMeasure, units: Units): string {
  const number = Number(value);
  if (measure === "points" || !Number.isSafeInteger(number)) return value;
  return measure === "weight" ? weightWords(number, units) : lengthWords(number, units);
}

/** "32.3 cm", "12.75 in". */
export function lengthWords(lengthMm: number, units: Units): string {
  return units === "imperial" ? `${write(lengthMm / MM_PER_INCH, 2)} in` : `${write(lengthMm / 10, 1)} cm`;
}

/** "850 g", "4.52 kg", "9.96 lb". */
export function weightWords(weightGrams: number, units: Units): string {
  if (units === "imperial") return `${write(weightGrams / GRAMS_PER_POUND, 2)} lb`;
  return weightGrams < 1000 ? `${weightGrams} g` : `${write(weightGrams / 1000, 3)} kg`;
}

function write(value: number, maximumFractionDigits: number): string {
  return new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits }).format(value);
}

export const measureNames: Readonly<Record<ResultMeasure, string>> = {
  points: "Points",
  weight: "Weight",
  length: "Length",
};
