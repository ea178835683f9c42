import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/Card.tsx";
import { PlainCheckbox, PlainSelect } from "../../ui/PlainField.tsx";
import styles from "./EntryListImport.module.css";
import type { EntryList } from "./use-entry-list.ts";

const SHOWN = 5;

export interface ColumnChoicesProps<Field extends string> {
  list: EntryList<Field>;
  labels: Readonly<Record<Field, string>>;
  onColumn: (index: number, field: Field | null) => void;
  onHeader: (hasHeader: boolean) => void;
  /** What else is asked about the columns. */
  children?: ReactNode;
}

/** The first lines, and above each column what it holds. */
export function ColumnChoices<Field extends string>(props: ColumnChoicesProps<Field>) {
  const { list, labels, onColumn, onHeader, children } = props;
  const { columns, firstLine, hasHeader, entries } = list;
  const fields = Object.keys(labels) as Field[];
  const options = [
    { value: "", label: m.sheet_column_out() },
    ...fields.map((value) => ({ value, label: labels[value] })),
  ];
  const places = columns.map((field, place) => {
    const heading = hasHeader && firstLine[place] ? firstLine[place] : m.sheet_column({ number: place + 1 });
    return { place, field, heading };
  });
  return (
    <Card title={m.sheet_columns_title()}>
      <p className={styles.help}>{m.sheet_columns_help()}</p>
      <PlainCheckbox
        label={m.sheet_has_header()}
        checked={hasHeader}
        onChange={(event) => onHeader(event.currentTarget.checked)}
      />
      {/* Wider than a phone, it scrolls by itself; the selects in it take the keyboard along. */}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {places.map(({ place, field, heading }) => (
                <th key={place} scope="col" data-out={field === null || undefined}>
                  <PlainSelect
                    label={heading}
                    options={options}
                    value={field ?? ""}
                    onChange={(event) => onColumn(place, (event.currentTarget.value || null) as Field | null)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, SHOWN).map(({ line, cells }) => (
              <tr key={line}>
                {places.map(({ place, field }) => (
                  <td key={place} data-out={field === null || undefined}>
                    {cells[place] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {entries.length > SHOWN && (
        <p className={styles.help}>{m.sheet_more_lines({ count: entries.length - SHOWN })}</p>
      )}
      {children}
    </Card>
  );
}
