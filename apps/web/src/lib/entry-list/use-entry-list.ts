import { type ColumnNames, findHeader, guessColumns } from "@tightlines/domain/entry-list/guess-columns";
import { isTotal } from "@tightlines/domain/entry-list/is-total";
import type { NameOrder } from "@tightlines/domain/entry-list/name-order";
import { useState } from "react";
import { keepColumns, recallColumns } from "./kept-columns.ts";

export interface EntryLine {
  /** Its number in the file. */
  line: number;
  cells: string[];
}

export interface EntryList<Field extends string> {
  /** The first lines of the file, among which the headings are. */
  top: readonly EntryLine[];
  /** The line with the headings; null where the list has none. */
  headerLine: number | null;
  /** What stands above each column; empty without headings. */
  headings: readonly string[];
  columns: readonly (Field | null)[];
  /** The lines that are to be imported. */
  entries: readonly EntryLine[];
  /** Lines that add up the others, and are left out. */
  totals: readonly EntryLine[];
  /** How whole names are written, once somebody has said so. */
  nameOrder?: NameOrder;
}

/** How many lines are offered as headings. */
const TOP = 10;

/** A table somebody brought, with what its columns hold: guessed first, then as they say. */
export function useEntryList<Field extends string>(names: ColumnNames<Field>) {
  const [list, setList] = useState<EntryList<Field> | null>(null);
  const [table, setTable] = useState<string[][]>([]);

  return {
    list,
    open: (rows: string[][]) => {
      setTable(rows);
      setList(readList(rows, findHeader(rows, names), names));
    },
    close: () => {
      setList(null);
    },
    /** What was chosen for the columns is guessed again: other headings say something else. */
    setHeaderLine: (line: number | null) => {
      setList(readList(table, line === null ? null : line - 1, names));
    },
    setNameOrder: (nameOrder: NameOrder) => {
      if (list) setList({ ...list, nameOrder });
    },
    setColumn: (index: number, field: Field | null) => {
      if (!list) return;
      // A field is read from one column only: the other one is left out.
      const columns = list.columns.map((each, at) => (at === index ? field : each === field ? null : each));
      setList({ ...list, columns });
      if (list.headerLine !== null) keepColumns(list.headings, columns);
    },
    setCell: (line: number, column: number, text: string) => {
      if (!list) return;
      const entries = list.entries.map((entry) =>
        entry.line === line ? { line, cells: withCell(entry.cells, column, text) } : entry,
      );
      setList({ ...list, entries });
    },
    leaveOut: (lines: ReadonlySet<number>) => {
      if (list) setList({ ...list, entries: list.entries.filter(({ line }) => !lines.has(line)) });
    },
    takeTotals: () => {
      if (!list) return;
      const entries = [...list.entries, ...list.totals].toSorted((a, b) => a.line - b.line);
      setList({ ...list, entries, totals: [] });
    },
  };
}

/** A short line is filled up to the cell. */
function withCell(cells: readonly string[], column: number, text: string): string[] {
  const length = Math.max(cells.length, column + 1);
  return Array.from({ length }, (_, index) => (index === column ? text : (cells[index] ?? "")));
}

/** What stands above the headings is a title. */
function readList<Field extends string>(
  rows: readonly string[][],
  headerAt: number | null,
  names: ColumnNames<Field>,
): EntryList<Field> {
  const all = rows.map((cells, index) => ({ line: index + 1, cells }));
  const below = headerAt === null ? all : all.slice(headerAt + 1);
  const heads = padded(rows, headerAt ?? 0);
  return {
    top: all.slice(0, Math.max(TOP, (headerAt ?? 0) + 1)),
    headerLine: headerAt === null ? null : headerAt + 1,
    headings: headerAt === null ? [] : heads,
    columns: recallColumns(heads, Object.keys(names) as Field[]) ?? guessColumns(heads, names),
    entries: below.filter(({ cells }) => !isTotal(cells)),
    totals: below.filter(({ cells }) => isTotal(cells)),
  };
}

/** This line, as wide as the widest: what stands without a heading is a column, too. */
function padded(rows: readonly string[][], at: number): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, index) => rows[at]?.[index] ?? "");
}
