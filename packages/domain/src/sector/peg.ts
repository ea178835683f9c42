/** A longer bank is two sectors. */
export const MAX_PEGS = 500;
export const MAX_PEG_NUMBER = 9999;

/** One place to fish from, in the order of the pegs along the water. */
export interface PegMarks {
  readonly number: number;
  readonly isEnd: boolean;
  readonly isAccessible: boolean;
  /** Why nobody may be drawn on it; null while it is in use. */
  readonly outOfUseReason: string | null;
}

/** The first number that stands there twice. */
export function findRepeatedNumber(pegs: readonly Pick<PegMarks, "number">[]): number | undefined {
  const seen = new Set<number>();
  for (const { number } of pegs) {
    if (seen.has(number)) return number;
    seen.add(number);
  }
  return undefined;
}
