import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import { EmptyNet } from "./drawings/EmptyNet.tsx";
import { EmptyState } from "./EmptyState.tsx";
import styles from "./FindList.module.css";
import { SearchBox } from "./SearchBox.tsx";
import { searchableRows } from "./search-text.ts";

export interface FindListProps<Row> {
  /** What is looked for, in words: "Find an angler, a team or a number". */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Everything a row can be found by. */
  searchText: (row: Row) => string;
  /** How many are shown, in words. */
  count: (found: number) => string;
  /** How tall a row usually is: the scroll bar is right although rows out of sight are not laid out. */
  rowHeight?: string;
  /** Beside the search box: an order, a filter. */
  tools?: ReactNode;
  children: (row: Row) => ReactNode;
}

/**
 * The whole list of a public page ("find me"): rendered on the server, searched in the browser with every letter. Rows
 * are made once and only hidden while searching, and those out of sight are not laid out, so that a thousand of them
 * answer a keystroke at once. `rows` is never empty: an empty list is an EmptyState, with its own words. For columns
 * that can be sorted take a DataTable instead.
 */
export function FindList<Row>(props: FindListProps<Row>) {
  const { label, rows, rowKey, searchText, count, rowHeight = "4rem", tools, children } = props;
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const find = useMemo(() => searchableRows(rows, searchText), [rows, searchText]);
  const items = useMemo(
    () => rows.map((row) => ({ key: rowKey(row), content: children(row) })),
    [rows, rowKey, children],
  );
  const isFound = useMemo(() => find(wanted), [find, wanted]);
  const found = isFound.filter(Boolean).length;

  return (
    <div className={styles.list} style={{ "--row-height": rowHeight }}>
      <div className={styles.tools}>
        <SearchBox label={label} value={search} onChange={setSearch} />
        {tools}
        <output className={styles.count}>{count(found)}</output>
      </div>
      {found === 0 && (
        <EmptyState
          drawing={<EmptyNet />}
          sentence={m.ui_search_nothing({ query: wanted })}
          action={<Button onClick={() => setSearch("")}>{m.ui_search_clear()}</Button>}
        />
      )}
      <ul className={styles.rows} hidden={found === 0}>
        {items.map(({ key, content }, index) => (
          <li key={key} className={styles.row} hidden={!isFound[index]}>
            {content}
          </li>
        ))}
      </ul>
    </div>
  );
}
