import type { Column, Sorting, SortValue } from "./table-column.ts";

/** The rows that answer the search, in the chosen order; rows that compare equal keep the order they came in. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
  sorting: Sorting | null,
): readonly Row[] {
  const found = searchRows(rows, columns, search);
  const sortBy = columns.find((column) => column.id === sorting?.id)?.sortBy;
  if (!sortBy || !sorting) return found;
  const direction = sorting.descending ? -1 : 1;
  return found.toSorted((a, b) => compareValues(sortBy(a), sortBy(b), direction));
}

/** Every typed word must occur somewhere in the row, whatever its accents: "jose 12" finds José with number 12. */
function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
): readonly Row[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = fold(columns.map((column) => column.searchText?.(row) ?? "").join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** What is missing stands last in both directions: an angler without a number is never the first. */
function compareValues(a: SortValue, b: SortValue, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return (a - b) * direction;
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: "base" }) * direction;
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
