import { m } from "../paraglide/messages.js";
import styles from "./DataTable.module.css";
import { PlainSelect } from "./PlainField.tsx";
import type { Column, Sorting } from "./table-column.ts";

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting | null;
  onSort: (sorting: Sorting) => void;
}

/** Takes the place of the column headers where there is no room for them. */
export function SortSelect<Row>({ columns, sorting, onSort }: SortSelectProps<Row>) {
  const sortable = columns.filter((column) => column.sortBy);
  if (sortable.length < 2) return null;
  return (
    <PlainSelect
      className={styles.sortSelect}
      aria-label={m.ui_sort()}
      options={[
        // As they came: no column claims an order that it does not have.
        ...(sorting ? [] : [{ value: "", label: m.ui_sort() }]),
        ...sortable.map(({ id, header }) => ({ value: id, label: m.ui_sort_by({ column: header }) })),
      ]}
      value={sorting?.id ?? ""}
      onChange={(event) => onSort({ id: event.currentTarget.value, descending: false })}
    />
  );
}
