import type { EntryListReport } from "@tightlines/contract/entry-list";
import { m } from "../../paraglide/messages.js";
import { DataTable } from "../../ui/DataTable.tsx";
import type { Column } from "../../ui/table-column.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { type BroughtCell, CorrectLine } from "./CorrectLine.tsx";
import styles from "./EntryListImport.module.css";

type Line = EntryListReport["lines"][number];

/** A line with its number in the file. */
export type NumberedLine = Line & { number: number };

export interface WrongLinesProps {
  rows: readonly NumberedLine[];
  /** Where the fields of a line stand, as they can be corrected. */
  cellsOf: (line: number, fields: readonly string[]) => readonly BroughtCell[];
  onCell: (line: number, column: number, text: string) => void;
}

export function WrongLines({ rows, ...cells }: WrongLinesProps) {
  return <Lines caption={m.sheet_wrong_title()} rows={rows} last={problemColumn(cells)} />;
}

export function DoubtfulLines({ rows }: { rows: readonly NumberedLine[] }) {
  return <Lines caption={m.sheet_doubt_title()} rows={rows} last={warningColumn()} />;
}

/** What was, and what becomes of it, field by field. */
export function ChangedLines({ rows, labels }: { rows: readonly NumberedLine[]; labels: Labels }) {
  return <Lines caption={m.sheet_change_title()} rows={rows} last={changeColumn(labels)} />;
}

type Labels = Readonly<Record<string, string>>;

interface LinesProps {
  caption: string;
  rows: readonly NumberedLine[];
  last: Column<NumberedLine>;
}

function Lines({ caption, rows, last }: LinesProps) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        { id: "name", header: m.sheet_wrong_name(), cell: ({ name }) => name || "–" },
        {
          id: "line",
          header: m.sheet_wrong_line(),
          align: "end",
          cell: ({ number }) => number,
          onPhone: "end",
        },
        last,
      ]}
    />
  );
}

function problemColumn({ cellsOf, onCell }: Omit<WrongLinesProps, "rows">): Column<NumberedLine> {
  return {
    id: "why",
    header: m.sheet_wrong_why(),
    cell: ({ problems, number }) => (
      <>
        {problems.map(({ detail }) => detail).join(" ")}
        <CorrectLine
          cells={cellsOf(
            number,
            problems.map(({ field }) => field),
          )}
          onCell={(column, text) => onCell(number, column, text)}
        />
      </>
    ),
  };
}

function warningColumn(): Column<NumberedLine> {
  return {
    id: "look",
    header: m.sheet_doubt_what(),
    cell: ({ warnings }) => warnings.map(({ detail }) => detail).join(" "),
  };
}

function changeColumn(labels: Labels): Column<NumberedLine> {
  return {
    id: "changes",
    header: m.sheet_change_what(),
    cell: ({ changes }) => <Changes changes={changes} labels={labels} />,
  };
}

function Changes({
  changes,
  labels,
}: {
  changes: Line["changes"];
  labels: Readonly<Record<string, string>>;
}) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {labels[field] ?? field}: {isEmpty(before) ? m.sheet_change_nothing() : <del>{textOf(before)}</del>}
          <VisuallyHidden> {m.sheet_change_to()} </VisuallyHidden>
          <span aria-hidden> → </span>
          <ins>{textOf(after)}</ins>
        </li>
      ))}
    </ul>
  );
}

type Value = Line["changes"][number]["before"];

function isEmpty(value: Value): boolean {
  return value === null || value === "";
}

function textOf(value: Value): string {
  if (isEmpty(value)) return m.sheet_change_nothing();
  if (typeof value === "boolean") return value ? m.ui_yes() : m.ui_no();
  return String(value);
}
