import type { ReactNode } from "react";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: Row) => SortValue;
  /** Makes the column searchable. */
  searchText?: (row: Row) => string;
  align?: "start" | "end";
  /** Where it goes when a row is folded into two lines for want of room: the name first, a figure at the end, the rest below. "hidden" is left out on a phone alone. */
  onPhone?: "first" | "end" | "below" | "hidden";
}

/** What is missing is null. */
export type SortValue = string | number | null;

export interface Sorting {
  id: string;
  descending: boolean;
}

/** The words a table is searched with and its order, with who keeps them. */
export interface TableView {
  search: string;
  onSearch: (search: string) => void;
  /** Undefined until somebody has chosen one. */
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

/** Which rows are ticked; whoever shows the table keeps it. */
export interface Selection<Row> {
  isSelected: (row: Row) => boolean;
  /** Ticks or unticks these rows and leaves the others as they are. */
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** What a row's box is called, for those who hear it: "Select Ann Rivers". */
  label: (row: Row) => string;
}
