import type { ClipboardEvent } from "react";
import { m } from "../../../paraglide/messages.js";
import { readMeasure, showMeasure } from "../measure.ts";
import type { Units } from "../measure.ts";
import type { GridColumn } from "./grid-columns.ts";
import styles from "./GridRow.module.css";

export interface GridCellProps {
  at: { "data-at": string };
  column: GridColumn;
  who: string;
  text: string;
  units: Units;
  look: "typed" | "wrong" | "different" | undefined;
  noteId: string | undefined;
  onType: (column: GridColumn, text: string) => void;
  onPaste: (column: GridColumn, event: ClipboardEvent<HTMLInputElement>) => void;
}

/** A figure as it is typed, with the size that is meant under it. */
export function GridCell(props: GridCellProps) {
  const { at, column, who, text, units, look, noteId, onType, onPaste } = props;
  const { measured } = column;
  const value = measured === "weight" ? readMeasure(text, measured, units) : undefined;
  return (
    <label className={styles.cell} data-look={look} data-wide={measured === undefined || undefined}>
      <span className={styles.column} aria-hidden>
        {column.label()}
      </span>
      <input
        {...at}
        className={styles.input}
        aria-label={m.score_grid_cell({ column: column.label(), who })}
        aria-invalid={look === "wrong" || undefined}
        aria-describedby={noteId}
        inputMode={measured ? "decimal" : "text"}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={measured ? 16 : 600}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onType(column, currentTarget.value)}
        onPaste={(event) => onPaste(column, event)}
      />
      {value !== undefined && measured && (
        <span className={styles.meant} aria-hidden>
          {showMeasure(value, measured, units)}
        </span>
      )}
    </label>
  );
}
