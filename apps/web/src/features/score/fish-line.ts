import type { EventResponse } from "@tightlines/contract/event";
import { formatTime } from "../../lib/time/format-zone.ts";
import { showLength, showWeight } from "./measure.ts";

interface WrittenFish {
  speciesName: string;
  lengthMm: number | null;
  weightGrams: number | null;
  caughtAt: string | null;
}

/** "Brown trout, 32.3 cm, 09:41": a fish as it was written down. */
export function fishLine(
  fish: WrittenFish,
  { units, timeZone }: Pick<EventResponse, "units" | "timeZone">,
): string {
  const { speciesName, lengthMm, weightGrams, caughtAt } = fish;
  return [
    speciesName,
    lengthMm !== null && showLength(lengthMm, units),
    weightGrams !== null && showWeight(weightGrams, units),
    caughtAt && formatTime(caughtAt, timeZone),
  ]
    .filter(Boolean)
    .join(", ");
}
