import { groupBy } from "../group-by.ts";
import { isCounting } from "../score/limit-catches.ts";
import type { Catch, RawScore } from "../score/score.ts";

/** What was caught of one species, and by whom. */
export interface SpeciesTally extends Haul {
  readonly species: string;
  /** Most fish first; of those with as many, whoever has the longer one, then the heavier one. */
  readonly catchers: readonly (Haul & { readonly entryId: number })[];
}

/** How many fish, and the biggest of them as it was measured. */
export interface Haul {
  readonly fish: number;
  readonly lengthMm: number | null;
  readonly weightGrams: number | null;
}

/**
 * Who caught what: only fish that count, of those who are not disqualified. The weight of a lot is no fish's weight, as in
 * the table of the biggest fish (K4, B7 [S42]).
 */
export function tallySpecies(
  rawScores: readonly RawScore[],
  catchesOf: (raw: RawScore) => readonly Catch[],
): readonly SpeciesTally[] {
  return [...groupBy(listCaught(rawScores, catchesOf), ({ species }) => species)]
    .map(([species, all]): SpeciesTally => {
      const catchers = [...groupBy(all, ({ entryId }) => entryId)]
        .map(([entryId, own]) => ({ entryId, ...addUp(own) }))
        .sort((a, b) => compareHauls(a, b) || a.entryId - b.entryId);
      return { species, ...addUp(all), catchers };
    })
    .sort((a, b) => b.fish - a.fish || (a.species < b.species ? -1 : 1));
}

/** A fish that counts, or a lot of them. */
export interface Caught extends Haul {
  readonly species: string;
  readonly sessionId: number;
  readonly entryId: number;
}

/** Every fish that counts, of those who are not disqualified. */
export function listCaught(
  rawScores: readonly RawScore[],
  catchesOf: (raw: RawScore) => readonly Catch[],
): readonly Caught[] {
  return rawScores
    .filter(({ status }) => status === "caught")
    .flatMap((raw) => listCounting(raw, catchesOf(raw)));
}

function listCounting({ sessionId, entryId, catches }: RawScore, measured: readonly Catch[]): Caught[] {
  return catches.filter(isCounting).map(({ index, species, fish }) => {
    const { lengthMm = null, weightGrams = null, count = 1 } = measured[index] ?? {};
    const size = { lengthMm, weightGrams: count === 1 ? weightGrams : null };
    return { species, sessionId, entryId, fish, ...size };
  });
}

function addUp(hauls: readonly Haul[]): Haul {
  return {
    fish: hauls.reduce((sum, { fish }) => sum + fish, 0),
    lengthMm: biggest(hauls.map(({ lengthMm }) => lengthMm)),
    weightGrams: biggest(hauls.map(({ weightGrams }) => weightGrams)),
  };
}

function biggest(sizes: readonly (number | null)[]): number | null {
  return sizes.reduce((most, size) => (size !== null && size > (most ?? 0) ? size : most), null);
}

function compareHauls(a: Haul, b: Haul): number {
  return (
    b.fish - a.fish || (b.lengthMm ?? 0) - (a.lengthMm ?? 0) || (b.weightGrams ?? 0) - (a.weightGrams ?? 0)
  );
}
