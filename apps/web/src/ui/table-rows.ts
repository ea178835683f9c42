import { getLocale } from "../paraglide/runtime.js";
import { searchableRows } from "./search-text.ts";
import type { Column, Sorting, SortValue } from "./table-column.ts";

/** The rows in the chosen order; those that compare equal keep the order they came in. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const sortBy = columns.find((column) => column.id === sorting?.id)?.sortBy;
  if (!sortBy || !sorting) return rows;
  const direction = sorting.descending ? -1 : 1;
  // Each value is asked for once, not with every comparison.
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted((a, b) => compareValues(a.value, b.value, direction))
    .map(({ row }) => row);
}

/** Rows that are searched again and again: "jose 12" finds José with number 12. */
export function findableRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): (search: string) => readonly Row[] {
  const textOf = (row: Row) => columns.map((column) => column.searchText?.(row) ?? "").join(" ");
  const find = searchableRows(rows, textOf);
  return (search) => {
    if (search.trim() === "") return rows;
    const isFound = find(search);
    return rows.filter((_, index) => isFound[index]);
  };
}

/** What is missing stands last in both directions: an angler without a number is never the first. */
function compareValues(a: SortValue, b: SortValue, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return (a - b) * direction;
  return words.compare(String(a), String(b)) * direction;
}

const words = new Intl.Collator(getLocale(), { numeric: true, sensitivity: "base" });
