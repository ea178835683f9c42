import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import styles from "./DataTable.module.css";
import { EmptyNet } from "./drawings/EmptyNet.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SelectAll, SelectRow } from "./SelectRows.tsx";
import { SortHeader } from "./SortHeader.tsx";
import { SortSelect } from "./SortSelect.tsx";
import type { Column, Selection, Sorting } from "./table-column.ts";
import { arrangeRows } from "./table-rows.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface DataTableProps<Row> {
  /** What the table holds, for those who hear it: "Users". */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The first link in a row answers for the whole row. */
  linkedRows?: boolean;
  initialSorting?: Sorting;
  /** Shows the search box; every column with `searchText` is searched. */
  searchable?: boolean;
  /** Buttons or filters beside the search box. */
  tools?: ReactNode;
  /** Lets rows be ticked, for what is done to many at once. */
  selection?: Selection<Row>;
}

/** A list for finding things. `rows` is never empty at first: an empty list is an EmptyState, with its own words. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    linkedRows = false,
    initialSorting,
    searchable = false,
    tools,
    selection,
  } = props;
  const [search, setSearch] = useState("");
  const [sorting, setSorting] = useState<Sorting | null>(initialSorting ?? null);
  // What is typed appears at once; the rows follow as soon as they are found.
  const wanted = useDeferredValue(search);
  const order = useMemo(() => arrangeRows(rows, columns, "", sorting), [rows, columns, sorting]);
  const shown = useMemo(() => arrangeRows(order, columns, wanted, null), [order, columns, wanted]);
  const isShown = useMemo(() => new Set(shown), [shown]);
  // Made once: a thousand rows that stay are not made anew with every letter.
  const made = useMemo(() => new Map(rows.map((row) => [row, cellsOf(row, columns)])), [rows, columns]);

  return (
    <section aria-label={caption}>
      {(searchable || tools) && (
        <div className={styles.tools}>
          {searchable && <SearchBox value={search} onChange={setSearch} />}
          <SortSelect columns={columns} sorting={sorting} onSort={setSorting} />
          {tools}
          <output className={styles.count}>{m.ui_rows({ count: shown.length })}</output>
        </div>
      )}
      {shown.length === 0 && wanted !== "" ? (
        <EmptyState
          drawing={<EmptyNet />}
          sentence={m.ui_search_nothing({ query: wanted })}
          action={<Button onClick={() => setSearch("")}>{m.ui_search_clear()}</Button>}
        />
      ) : (
        <table className={`${styles.table} tabular`} data-linked={linkedRows || undefined}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {selection && <SelectAll selection={selection} shown={shown} />}
              {columns.map((column) => (
                <SortHeader key={column.id} column={column} sorting={sorting} onSort={setSorting} />
              ))}
            </tr>
          </thead>
          <tbody>
            {/* Hidden, not taken away: a thousand rows come back at once when the search is emptied. */}
            {order.map((row) => (
              <tr key={rowKey(row)} hidden={!isShown.has(row)}>
                {selection && <SelectRow row={row} shown={shown} selection={selection} />}
                {made.get(row)}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function cellsOf<Row>(row: Row, columns: readonly Column<Row>[]): ReactNode {
  return columns.map((column, index) => (
    <Cell key={column.id} column={column} row={row} isFirst={index === 0} />
  ));
}

function Cell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }) {
  const { align = "start", onPhone = isFirst ? "first" : "below" } = column;
  const place = { className: styles.cell, "data-align": align, "data-phone": onPhone };
  return isFirst ? (
    <th scope="row" {...place}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...place}>{column.cell(row)}</td>
  );
}
