import { guessColumns, isHeader, type ColumnNames } from "@tightlines/domain/entry-list/guess-columns";
import type { NameOrder } from "@tightlines/domain/entry-list/name-order";
import { useState } from "react";

export interface EntryList<Field extends string> {
  /** The first line as it stands: the headings, or the first entry. */
  firstLine: readonly string[];
  hasHeader: boolean;
  columns: readonly (Field | null)[];
  /** The lines that are to be imported, each with its number in the file. */
  entries: readonly { line: number; cells: string[] }[];
  /** How whole names are written, once somebody has said so. */
  nameOrder?: NameOrder;
}

/** A table somebody brought, with what its columns hold: guessed first, then as they say. */
export function useEntryList<Field extends string>(names: ColumnNames<Field>) {
  const [list, setList] = useState<EntryList<Field> | null>(null);
  const [table, setTable] = useState<string[][]>([]);

  return {
    list,
    open: (rows: string[][]) => {
      const hasHeader = isHeader(rows[0] ?? [], names);
      setTable(rows);
      setList(listOf(rows, hasHeader, guessColumns(padded(rows), names)));
    },
    close: () => {
      setList(null);
    },
    setHasHeader: (hasHeader: boolean) => {
      if (list) setList({ ...list, ...listOf(table, hasHeader, list.columns) });
    },
    setNameOrder: (nameOrder: NameOrder) => {
      if (list) setList({ ...list, nameOrder });
    },
    setColumn: (index: number, field: Field | null) => {
      if (!list) return;
      // A field is read from one column only: the other one is left out.
      const columns = list.columns.map((each, at) => (at === index ? field : each === field ? null : each));
      setList({ ...list, columns });
    },
    leaveOut: (lines: ReadonlySet<number>) => {
      if (list) setList({ ...list, entries: list.entries.filter(({ line }) => !lines.has(line)) });
    },
  };
}

function listOf<Field extends string>(
  rows: readonly string[][],
  hasHeader: boolean,
  columns: readonly (Field | null)[],
): EntryList<Field> {
  const entries = rows.map((cells, index) => ({ line: index + 1, cells }));
  return { firstLine: padded(rows), hasHeader, columns, entries: hasHeader ? entries.slice(1) : entries };
}

/** The first line, as wide as the widest: what stands without a heading is a column, too. */
function padded(rows: readonly string[][]): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, index) => rows[0]?.[index] ?? "");
}
