import { fromCreditorReference } from "./creditor-reference.ts";
import { readReference, type Reference } from "./reference.ts";
import type { Transaction } from "./transaction.ts";

/** Whatever in a transaction may be meant as a reference. */
export interface FoundReferences {
  /** Written in one piece, or in the form for euros. */
  readonly whole: readonly Reference[];
  /** Made of pieces with blanks between them, which may just as well be two numbers. */
  readonly joined: readonly Reference[];
}

export function findReferences({ symbol, texts }: Pick<Transaction, "symbol" | "texts">): FoundReferences {
  const all = [symbol, ...texts];
  return {
    whole: unique(all.flatMap((text) => [...listCreditorReferences(text), ...listRuns(text)])),
    joined: unique(all.flatMap(listJoined)),
  };
}

/** Blanks are left out, and other digits may then follow directly: every beginning is tried. */
function listCreditorReferences(text: string): Reference[] {
  const compact = text.replaceAll(/\s/g, "").toUpperCase();
  return Array.from(compact.matchAll(/RF\d{2}(?=(\d{1,21}))/g)).flatMap(([start, digits = ""]) => {
    const lengths = Array.from(digits, (_, index) => index + 1);
    return lengths.flatMap((length) => fromCreditorReference(start + digits.slice(0, length)) ?? []);
  });
}

function listRuns(text: string): Reference[] {
  return (text.match(/\d+/g) ?? []).flatMap((run) => readReference(run) ?? []);
}

function listJoined(text: string): Reference[] {
  return text.split(/[^\d\s]+/).flatMap((stretch) => {
    const runs = stretch.split(/\s+/).filter(Boolean);
    const found: Reference[] = [];
    for (let first = 0; first < runs.length; first += 1) {
      // A reference has ten digits at most: with zeros in front it may have more, but not five pieces.
      for (let last = first + 2; last <= Math.min(first + MAX_PIECES, runs.length); last += 1)
        found.push(...[readReference(runs.slice(first, last).join(""))].filter((each) => each !== undefined));
    }
    return found;
  });
}

const MAX_PIECES = 5;

function unique(references: readonly Reference[]): Reference[] {
  return [...new Set(references)];
}
