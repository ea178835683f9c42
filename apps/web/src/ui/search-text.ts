import { foldLetters } from "@tightlines/domain/fold-letters";

/** Rows that can be searched while typing: their texts are folded once, not with every letter. */
export function searchableRows<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const texts = rows.map((row) => foldLetters(textOf(row)));
  /** For each row whether it answers the search. Every typed word must occur in it, whatever its accents and case. */
  return (search: string): readonly boolean[] => {
    const words = foldLetters(search).split(/\s+/).filter(Boolean);
    return texts.map((text) => words.every((word) => text.includes(word)));
  };
}
