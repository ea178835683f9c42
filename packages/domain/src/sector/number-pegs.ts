import type { PegMarks } from "./peg.ts";

/** A row of pegs with these numbers; `marksEnds` makes the first and the last of them end pegs. */
export function numberPegs(numbers: readonly number[], { marksEnds = true } = {}): PegMarks[] {
  const pegs = numbers.map((number) => ({
    number,
    isEnd: false,
    isAccessible: false,
    outOfUseReason: null,
  }));
  return marksEnds ? markEnds(pegs) : pegs;
}

/** The first and the last peg along the water are its end pegs, and no other is. */
export function markEnds<Peg extends PegMarks>(pegs: readonly Peg[]): Peg[] {
  return pegs.map((peg, index) => ({ ...peg, isEnd: index === 0 || index === pegs.length - 1 }));
}

/** `count` numbers from `first` on. */
export function countFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
