import { markEnds, numberPegs } from "@tightlines/domain/sector/number-pegs";
import { MAX_PEG_NUMBER, MAX_PEGS, type PegMarks } from "@tightlines/domain/sector/peg";

/** A peg while it is edited; one without an id is new. */
export interface PegDraft extends PegMarks {
  readonly id?: number;
}

export type PegMark = "end" | "accessible" | "outOfUse";

/** The pegs with exactly these numbers, in this order. Those in `known` keep what is known of them. */
export function withNumbers(
  pegs: readonly PegDraft[],
  numbers: readonly number[],
  known: ReadonlyMap<number, PegDraft>,
): PegDraft[] {
  const next = numberPegs(numbers, { marksEnds: false }).map((peg) => known.get(peg.number) ?? peg);
  return hasUsualEnds(pegs) ? markEnds(next) : next;
}

/** Further pegs behind the last one, numbered on from the highest. */
export function withMore(pegs: readonly PegDraft[], count: number): PegDraft[] {
  const highest = Math.max(0, ...pegs.map(({ number }) => number));
  const room = Math.min(count, MAX_PEGS - pegs.length, MAX_PEG_NUMBER - highest);
  const numbers = Array.from({ length: Math.max(0, room) }, (_, index) => highest + 1 + index);
  const next = [...pegs, ...numberPegs(numbers, { marksEnds: false })];
  return hasUsualEnds(pegs) ? markEnds(next) : next;
}

export function withoutPeg(pegs: readonly PegDraft[], index: number): PegDraft[] {
  const next = pegs.toSpliced(index, 1);
  return hasUsualEnds(pegs) ? markEnds(next) : next;
}

export function withMoved(pegs: readonly PegDraft[], index: number, by: 1 | -1): PegDraft[] {
  const [peg, other] = [pegs[index], pegs[index + by]];
  if (!peg || !other) return [...pegs];
  const next = pegs.with(index, other).with(index + by, peg);
  return hasUsualEnds(pegs) ? markEnds(next) : next;
}

export function withTurned(pegs: readonly PegDraft[]): PegDraft[] {
  return pegs.toReversed();
}

export function withChanged(pegs: readonly PegDraft[], index: number, change: Partial<PegDraft>): PegDraft[] {
  const peg = pegs[index];
  return peg ? pegs.with(index, { ...peg, ...change }) : [...pegs];
}

/** A mark that is there goes, one that is not comes; out of use has its reason. */
export function withMark(
  pegs: readonly PegDraft[],
  index: number,
  mark: PegMark,
  reason: string,
): PegDraft[] {
  const peg = pegs[index];
  if (!peg) return [...pegs];
  if (mark === "end") return withChanged(pegs, index, { isEnd: !peg.isEnd });
  if (mark === "accessible") return withChanged(pegs, index, { isAccessible: !peg.isAccessible });
  return withChanged(pegs, index, { outOfUseReason: peg.outOfUseReason === null ? reason : null });
}

/** As long as nobody has marked the ends by hand, they stay at the ends whatever is added, moved or removed. */
function hasUsualEnds(pegs: readonly PegDraft[]): boolean {
  return pegs.every(({ isEnd }, index) => isEnd === (index === 0 || index === pegs.length - 1));
}
