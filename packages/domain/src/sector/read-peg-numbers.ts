import { MAX_PEG_NUMBER, MAX_PEGS } from "./peg.ts";

export type PegNumbersProblem = "unreadable" | "repeated" | "too-many" | "out-of-range";

/**
 * What people type for a row of pegs: "1-20", "1 to 20", "20-1" for a bank that is walked the other way, "1-5, 8, 10-12"
 * where some are missing.
 */
export function readPegNumbers(text: string): { numbers: number[] } | { problem: PegNumbersProblem } {
  const numbers: number[] = [];
  for (const part of text.split(/[,;]/).map((each) => each.trim())) {
    const [, from, to = from] = /^(\d{1,5})(?:\s*(?:-|–|—|\.\.|to)\s*(\d{1,5}))?$/i.exec(part) ?? [];
    if (from === undefined || to === undefined) return { problem: "unreadable" };
    const range = spread(Number(from), Number(to));
    if (numbers.length + range.length > MAX_PEGS) return { problem: "too-many" };
    numbers.push(...range);
  }
  if (numbers.some((number) => number < 1 || number > MAX_PEG_NUMBER)) return { problem: "out-of-range" };
  if (new Set(numbers).size < numbers.length) return { problem: "repeated" };
  return { numbers };
}

function spread(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}
