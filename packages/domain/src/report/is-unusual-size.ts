import type { SpeciesSize } from "../score/doubt.ts";

/** The largest fish ever measured of a species are about twice as long as its usual ones, and eight times as heavy. */
const LENGTH_FOLD = 2;
const WEIGHT_FOLD = 8;

/** Whether a fish is said to be larger than nearly all of its species. Nothing is known about some species. */
export function isUnusualSize(
  { lengthMm, weightGrams }: { readonly lengthMm: number | null; readonly weightGrams: number | null },
  size: SpeciesSize | undefined,
): boolean {
  if (!size) return false;
  const { usualLengthMm, usualWeightGrams } = size;
  return (lengthMm ?? 0) > usualLengthMm * LENGTH_FOLD || (weightGrams ?? 0) > usualWeightGrams * WEIGHT_FOLD;
}
