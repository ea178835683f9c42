import { readMeasure, type Units } from "../measure.ts";
import type { GridLine } from "./grid-lines.ts";
import type { RowDraft } from "./row-draft.ts";

/** What everybody has brought to the scale, in grams. */
export interface Bags {
  sorted: readonly number[];
  /** By angler. */
  of: ReadonlyMap<number, number>;
}

/** With what is typed and not stored yet: whoever types quickly, or pastes a column, has the whole day on the screen. */
export function bagsOf(
  lines: readonly GridLine[],
  drafts: ReadonlyMap<number, RowDraft>,
  units: Units,
): Bags {
  const of = new Map<number, number>();
  for (const { angler, entered } of lines) {
    const typed = drafts.get(angler.id)?.cells.weight;
    const grams =
      typed === undefined ? entered.weighIn.value?.weightGrams : readMeasure(typed, "weight", units);
    if (grams !== undefined) of.set(angler.id, grams);
  }
  return { of, sorted: [...of.values()].toSorted((one, other) => one - other) };
}

export function otherBags({ sorted, of }: Bags, { angler }: GridLine): readonly number[] {
  const own = of.get(angler.id);
  if (own === undefined) return sorted;
  const place = sorted.indexOf(own);
  return [...sorted.slice(0, place), ...sorted.slice(place + 1)];
}
