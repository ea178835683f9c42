import styles from "./DataTable.module.css";
import { ChevronDownIcon } from "./FrameIcons.tsx";
import { ChevronUpIcon } from "./ManageIcons.tsx";
import type { Column, Sorting } from "./table-column.ts";

interface SortHeaderProps<Row> {
  column: Column<Row>;
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
}

/** `aria-sort` on the header already says the state, so the button only needs the column's name. */
export function SortHeader<Row>({ column, sorting, onSort }: SortHeaderProps<Row>) {
  const { id, header, align = "start", sortBy } = column;
  const isSorted = sorting?.id === id;
  const isDescending = isSorted && sorting.descending;
  const ariaSort = isDescending ? "descending" : "ascending";
  return (
    <th scope="col" className={styles.head} data-align={align} {...(isSorted && { "aria-sort": ariaSort })}>
      {sortBy ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ id, descending: isSorted && !isDescending })}
        >
          {header}
          <span className={styles.arrow} data-sorted={isSorted || undefined}>
            {isDescending ? <ChevronDownIcon size={16} /> : <ChevronUpIcon size={16} />}
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}
