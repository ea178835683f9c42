import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import styles from "./DataTable.module.css";
import { EmptyNet } from "./drawings/EmptyNet.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SelectAll, SelectRow } from "./SelectRows.tsx";
import { ShowAll } from "./ShowAll.tsx";
import { SortHeader } from "./SortHeader.tsx";
import { SortSelect } from "./SortSelect.tsx";
import type { Column, Selection, Sorting, TableView } from "./table-column.ts";
import { findableRows, sortRows } from "./table-rows.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** As many as a letter can change at once; the rest comes when it is asked for. */
const SHOWN_AT_ONCE = 100;

export interface Findable {
  /** What the search box finds: "Find an angler or a team". */
  label: string;
  /** How many there are, in words: "38 anglers". */
  count: (count: number) => string;
}

export interface DataTableProps<Row> {
  /** What the table holds, for those who hear it: "Users". */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The first link in a row answers for the whole row. */
  linkedRows?: boolean;
  initialSorting?: Sorting;
  /** Words and order that are kept elsewhere, such as in the address; else the table keeps them itself. */
  view?: TableView | undefined;
  /** Told which rows are found, in their order. */
  onFound?: ((rows: readonly Row[]) => void) | undefined;
  /** Shows the search box; every column with `searchText` is searched. */
  find?: Findable | undefined;
  /** Buttons or filters beside the search box. */
  tools?: ReactNode;
  /** Lets rows be ticked, for what is done to many at once; all that are found, be they shown or not. */
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
    find: findable,
    tools,
    selection,
    onFound,
  } = props;
  const own = useOwnView();
  const { search, onSearch, onSort, sorting = initialSorting ?? null } = props.view ?? own;
  // What is typed appears at once; the rows follow as soon as they are found.
  const wanted = useDeferredValue(search);
  const find = useMemo(
    () => findableRows(sortRows(rows, columns, sorting), columns),
    [rows, columns, sorting],
  );
  const found = useMemo(() => find(wanted), [find, wanted]);
  useEffect(() => onFound?.(found), [onFound, found]);
  /** The search whose rows are all shown; another one begins with the first hundred again. */
  const [allOf, setAllOf] = useState<string | null>(null);
  if (allOf !== null && allOf !== wanted) setAllOf(null);
  const shown = allOf === wanted ? found : found.slice(0, SHOWN_AT_ONCE);
  const showAll = () => setAllOf(wanted);
  const body = useRef<HTMLTableSectionElement>(null);
  // Made once: rows that stay are not made anew with every letter.
  const cells = useMemo(
    () => new Map(rows.map((row) => [row, <Cells key="cells" row={row} columns={columns} />])),
    [rows, columns],
  );

  return (
    <section className={styles.list} aria-label={caption}>
      {(findable || tools) && (
        <div className={styles.tools}>
          {findable && <SearchBox label={findable.label} value={search} onChange={onSearch} />}
          <SortSelect columns={columns} sorting={sorting} onSort={onSort} />
          {tools}
          {findable && <output className={styles.count}>{findable.count(found.length)}</output>}
        </div>
      )}
      {found.length === 0 && wanted !== "" ? (
        <EmptyState
          drawing={<EmptyNet />}
          sentence={m.ui_search_nothing({ query: wanted })}
          action={<Button onClick={() => onSearch("")}>{m.ui_search_clear()}</Button>}
        />
      ) : (
        <table
          className={`${styles.table} tabular`}
          data-linked={linkedRows || undefined}
          aria-rowcount={shown.length < found.length ? found.length + 1 : undefined}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {selection && <SelectAll selection={selection} found={found} />}
              {columns.map((column) => (
                <SortHeader key={column.id} column={column} sorting={sorting} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {shown.map((row) => (
              <tr key={rowKey(row)}>
                {selection && <SelectRow row={row} found={found} selection={selection} onEnd={showAll} />}
                {cells.get(row)}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < found.length && (
        <div className={styles.more}>
          <ShowAll count={found.length} list={body} onShow={showAll} />
        </div>
      )}
    </section>
  );
}

function useOwnView(): TableView {
  const [search, onSearch] = useState("");
  const [sorting, onSort] = useState<Sorting>();
  return { search, onSearch, sorting, onSort };
}

function Cells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }): ReactNode {
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
