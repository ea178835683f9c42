import { showLength, showWeight, type Units } from "./measure.ts";

/** Points as they are, grams and millimetres in the event's units. */
export function showValue(value: string, measure: "points" | "weight" | "length", units: Units): string {
  const number = Number(value);
  if (measure === "points" || !Number.isSafeInteger(number)) return value;
  return measure === "weight" ? showWeight(number, units) : showLength(number, units);
}
