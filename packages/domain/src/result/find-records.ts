import { groupBy } from "../group-by.ts";
import type { Caught } from "./tally-species.ts";

/** A fish with its size, as far as it was measured. */
export type SizedFish = Pick<Caught, "species" | "lengthMm" | "weightGrams">;

/** The biggest fish of one species by each measure: several where fish are level, none where nothing was measured. */
export interface SpeciesRecord<Fish extends SizedFish> {
  readonly species: string;
  readonly longest: readonly Fish[];
  readonly heaviest: readonly Fish[];
}

/**
 * The records of each species, in the order of `fish`. A length and a weight are records of their own: an event measures the
 * one or the other. Level fish share a record, and whoever caught several of that size is named once.
 */
export function findRecords<Fish extends SizedFish>(
  fish: readonly Fish[],
  holderOf: (fish: Fish) => string,
): readonly SpeciesRecord<Fish>[] {
  return [...groupBy(fish, ({ species }) => species)]
    .map(([species, all]) => ({
      species,
      longest: findBiggest(all, ({ lengthMm }) => lengthMm, holderOf),
      heaviest: findBiggest(all, ({ weightGrams }) => weightGrams, holderOf),
    }))
    .filter(({ longest, heaviest }) => longest.length + heaviest.length > 0);
}

function findBiggest<Fish extends SizedFish>(
  fish: readonly Fish[],
  sizeOf: (fish: Fish) => number | null,
  holderOf: (fish: Fish) => string,
): readonly Fish[] {
  const most = fish.reduce((size, each) => Math.max(size, sizeOf(each) ?? 0), 0);
  const holders = new Map<string, Fish>();
  for (const each of most > 0 ? fish : [])
    if (sizeOf(each) === most && !holders.has(holderOf(each))) holders.set(holderOf(each), each);
  return [...holders.values()];
}
