import type { ResultMeasure } from "@tightlines/contract/result/result-table";
import { showLength, showWeight, type Units } from "./measure.ts";

/** Points as they are, grams and millimetres in the event's units. */
export function showValue(value: string, measure: ResultMeasure, units: Units): string {
  const number = Number(value);
  if (measure === "points" || !Number.isSafeInteger(number)) return value;
  return measure === "weight" ? showWeight(number, units) : showLength(number, units);
}
