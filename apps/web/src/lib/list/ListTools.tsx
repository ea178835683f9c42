import { m } from "../../paraglide/messages.js";
import { PlainSelect } from "../../ui/PlainField.tsx";
import { SearchBox } from "../../ui/SearchBox.tsx";
import styles from "./ListTools.module.css";
import type { ListSearch } from "./list-search.ts";
import { useSearchSoon } from "./use-search-soon.ts";
import { useTyped } from "./use-typed.ts";

export interface ListToolsProps<Sort extends string> {
  chosen: ListSearch<Sort>;
  onChoose: (next: ListSearch<Sort>) => void;
  /** The orders offered, the default first. */
  sorts: readonly { value: Sort; label: string }[];
  /** How many there are, in words. */
  count: string;
}

/** Search and order of a list that the server searches and sorts. A new choice starts at the first page. */
export function ListTools<Sort extends string>({ chosen, onChoose, sorts, count }: ListToolsProps<Sort>) {
  const { search = "", sort = sorts[0]?.value } = chosen;
  const { typed, setTyped, noteSent } = useTyped(search);
  const choose = (next: { search: string; sort: Sort | undefined }) => {
    noteSent(next.search);
    onChoose({
      ...(next.search && { search: next.search }),
      ...(next.sort && next.sort !== sorts[0]?.value && { sort: next.sort }),
    });
  };
  const searchSoon = useSearchSoon((words) => choose({ search: words, sort }));

  return (
    <div className={styles.tools}>
      <SearchBox
        value={typed}
        onChange={(words) => {
          setTyped(words);
          searchSoon(words);
        }}
      />
      <PlainSelect
        aria-label={m.shell_list_sort()}
        options={sorts}
        value={sort ?? ""}
        onChange={(event) => {
          const next = sorts.find(({ value }) => value === event.currentTarget.value);
          choose({ search, sort: next?.value });
        }}
      />
      <output className={styles.count}>{count}</output>
    </div>
  );
}
