import type { ReactNode } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { PlainSelect } from "../../ui/PlainField.tsx";
import styles from "./EntryListImport.module.css";
import type { EntryList } from "./use-entry-list.ts";

const SHOWN = 5;
/** A line can be as long as a page. */
const OPTION_LENGTH = 60;

export interface ColumnChoicesProps<Field extends string> {
  list: EntryList<Field>;
  labels: Readonly<Record<Field, string>>;
  onColumn: (index: number, field: Field | null) => void;
  onHeader: (line: number | null) => void;
  /** Imports what looks like a line of totals after all. */
  onTotals: () => void;
  /** What else is asked about the columns. */
  children?: ReactNode;
}

/** The first lines, and above each column what it holds. */
export function ColumnChoices<Field extends string>(props: ColumnChoicesProps<Field>) {
  const { list, labels, onColumn, onHeader, onTotals, children } = props;
  const { columns, headings, headerLine, top, entries, totals } = list;
  const fields = Object.keys(labels) as Field[];
  const options = [
    { value: "", label: m.sheet_column_out() },
    ...fields.map((value) => ({ value, label: labels[value] })),
  ];
  const places = columns.map((field, place) => {
    const heading = headings[place] || m.sheet_column({ number: place + 1 });
    return { place, field, heading };
  });
  return (
    <Card title={m.sheet_columns_title()}>
      <p className={styles.help}>{m.sheet_columns_help()}</p>
      <PlainSelect
        className={styles.order}
        label={m.sheet_header_line()}
        value={String(headerLine ?? "")}
        options={[
          ...top.map(({ line, cells }) => ({ value: String(line), label: headerOption(line, cells) })),
          { value: "", label: m.sheet_header_none() },
        ]}
        onChange={({ currentTarget }) => onHeader(Number(currentTarget.value) || null)}
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
      {totals.length > 0 && (
        <div className={styles.part}>
          <p>
            {m.sheet_totals({ lines: totals.map(({ line, cells }) => headerOption(line, cells)).join("; ") })}
          </p>
          <div>
            <Button onClick={onTotals}>{m.sheet_totals_take({ count: totals.length })}</Button>
          </div>
        </div>
      )}
      {children}
    </Card>
  );
}

/** "4: Nr, Nazwisko i imię, Koło". */
function headerOption(line: number, cells: readonly string[]): string {
  const text = cells.filter((cell) => cell.trim()).join(", ");
  return m.sheet_header_option({
    line,
    text: text.length > OPTION_LENGTH ? `${text.slice(0, OPTION_LENGTH)}…` : text,
  });
}
