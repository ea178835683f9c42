import { type ReactNode, type RefObject, useDeferredValue, useMemo, useRef, useState } from "react";
import { m } from "../paraglide/messages.js";
import { Button } from "./Button.tsx";
import { EmptyNet } from "./drawings/EmptyNet.tsx";
import { EmptyState } from "./EmptyState.tsx";
import styles from "./FindList.module.css";
import { SearchBox } from "./SearchBox.tsx";
import { searchableRows } from "./search-text.ts";
import { ShowAll } from "./ShowAll.tsx";

/** As many as anybody reads before typing another letter. */
const SHOWN_AT_ONCE = 50;

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
  /** What the address asks for, where `tools` have a form that is sent without JavaScript, and its id. */
  asked?: string;
  form?: string;
  /** Instead of one list while nothing is looked for: the same rows under headings. */
  whole?: ReactNode;
  children: (row: Row) => ReactNode;
}

/**
 * The whole list of a public page ("find me"): rendered on the server, searched in the browser with every letter. The
 * list itself is made once and steps aside as a whole while something is looked for; what is found stands in its place,
 * the first fifty at once. So a thousand rows answer a keystroke at once. `rows` is never empty: an empty list is an
 * EmptyState, with its own words. For columns that can be sorted take a DataTable instead.
 */
export function FindList<Row>(props: FindListProps<Row>) {
  const { label, rows, rowKey, searchText, count, rowHeight = "4rem", tools, asked, form, children } = props;
  const [search, setSearch] = useState(asked ?? "");
  const wanted = useDeferredValue(search.trim());
  const find = useMemo(() => searchableRows(rows, searchText), [rows, searchText]);
  const items = useMemo(
    () => rows.map((row) => ({ key: rowKey(row), content: children(row) })),
    [rows, rowKey, children],
  );
  const whole = useMemo(() => <Items items={items} />, [items]);
  const found = useMemo(() => {
    const isFound = find(wanted);
    return items.filter((_, index) => isFound[index]);
  }, [find, items, wanted]);

  return (
    <div className={styles.list} style={{ "--row-height": rowHeight }}>
      <div className={styles.tools}>
        <SearchBox label={label} value={search} onChange={setSearch} {...(form && { name: "find", form })} />
        {tools}
        <output className={styles.count}>{count(found.length)}</output>
      </div>
      <div hidden={wanted !== ""}>{props.whole ?? whole}</div>
      {wanted !== "" && (
        <Found
          key={wanted}
          items={found}
          wanted={wanted}
          isWhole={wanted === asked}
          onClear={() => setSearch("")}
        />
      )}
    </div>
  );
}

interface Item {
  key: string | number;
  content: ReactNode;
}

interface FoundProps {
  items: readonly Item[];
  wanted: string;
  /** Whether the address asked for it: without JavaScript nobody could ask for the rest. */
  isWhole: boolean;
  onClear: () => void;
}

function Found({ items, wanted, isWhole, onClear }: FoundProps) {
  const [isAll, setAll] = useState(isWhole);
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<EmptyNet />}
        sentence={m.ui_search_nothing({ query: wanted })}
        action={<Button onClick={onClear}>{m.ui_search_clear()}</Button>}
      />
    );
  return (
    <>
      {isAll ? (
        <Items list={list} items={items} />
      ) : (
        // Laid out at once: a row that grows when it is scrolled to moves the button away under the finger.
        <Items list={list} items={items.slice(0, SHOWN_AT_ONCE)} isShort />
      )}
      {!isAll && items.length > SHOWN_AT_ONCE && (
        <ShowAll count={items.length} list={list} onShow={() => setAll(true)} />
      )}
    </>
  );
}

interface ItemsProps {
  items: readonly Item[];
  list?: RefObject<HTMLUListElement | null>;
  /** Whether every row is laid out, also one that is out of sight. */
  isShort?: boolean;
}

function Items({ items, list, isShort }: ItemsProps) {
  return (
    <ul ref={list} className={styles.rows} data-short={isShort || undefined}>
      {items.map(({ key, content }) => (
        <li key={key} className={styles.row}>
          {content}
        </li>
      ))}
    </ul>
  );
}
