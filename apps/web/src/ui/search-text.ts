/** Rows that can be searched while typing: their texts are folded once, not with every letter. */
export function searchableRows<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
  const texts = rows.map((row) => foldText(textOf(row)));
  /** For each row whether it answers the search. Every typed word must occur in it, whatever its accents and case. */
  return (search: string): readonly boolean[] => {
    const words = foldText(search).split(/\s+/).filter(Boolean);
    return texts.map((text) => words.every((word) => text.includes(word)));
  };
}

function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
