import { foldLetters } from "@tightlines/domain/fold-letters";

/** Rows that can be searched while typing: their texts are folded with the first letter, not with every one. */
export function searchableRows<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  let texts: readonly string[] | undefined;
  /** For each row whether it answers the search. Every typed word must occur in it, whatever its accents and case. */
  return (search: string): readonly boolean[] => {
    const words = foldLetters(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return rows.map(() => true);
    texts ??= rows.map((row) => foldLetters(textOf(row)));
    return texts.map((text) => words.every((word) => text.includes(word)));
  };
}
