import { searchableRows } from "./search-text.ts";
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

/** "jose 12" finds José with number 12. */
function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: string,
): readonly Row[] {
  if (search.trim() === "") return rows;
  const textOf = (row: Row) => columns.map((column) => column.searchText?.(row) ?? "").join(" ");
  const isFound = searchableRows(rows, textOf)(search);
  return rows.filter((_, index) => isFound[index]);
}

/** What is missing stands last in both directions: an angler without a number is never the first. */
function compareValues(a: SortValue, b: SortValue, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return (a - b) * direction;
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: "base" }) * direction;
}
