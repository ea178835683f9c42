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
}

/** The first lines, and above each column what it holds. */
export function ColumnChoices<Field extends string>(props: ColumnChoicesProps<Field>) {
  const { list, labels, onColumn, onHeader } = props;
  const { columns, firstLine, hasHeader, entries } = list;
  const fields = Object.keys(labels) as Field[];
  const options = [
    { value: "", label: m.sheet_column_out() },
    ...fields.map((value) => ({ value, label: labels[value] })),
  ];
  return (
    <Card title={m.sheet_columns_title()}>
      <p className={styles.help}>{m.sheet_columns_help()}</p>
      <PlainCheckbox
        label={m.sheet_has_header()}
        checked={hasHeader}
        onChange={(event) => onHeader(event.currentTarget.checked)}
      />
      {/* Wider than a phone: it scrolls by itself, and by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <section className={styles.scroll} tabIndex={0} aria-label={m.sheet_columns_title()}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((field, index) => {
                const heading =
                  hasHeader && firstLine[index] ? firstLine[index] : m.sheet_column({ number: index + 1 });
                return (
                  // Columns of a file never reorder: their place is their identity.
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={index} scope="col" data-out={field === null || undefined}>
                    <PlainSelect
                      label={heading}
                      options={options}
                      value={field ?? ""}
                      onChange={(event) =>
                        onColumn(index, (event.currentTarget.value || null) as Field | null)
                      }
                    />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, SHOWN).map(({ line, cells }) => (
              <tr key={line}>
                {columns.map((field, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  <td key={index} data-out={field === null || undefined}>
                    {cells[index] ?? ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {entries.length > SHOWN && (
        <p className={styles.help}>{m.sheet_more_lines({ count: entries.length - SHOWN })}</p>
      )}
    </Card>
  );
}
