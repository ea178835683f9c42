import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import type { ShownPlaces } from "../device/use-device-places.ts";
import { arrowTarget, focusCell, leftRow, placeOf } from "./grid-keys.ts";
import type { GridLine } from "./grid-lines.ts";
import { GridRow } from "./GridRow.tsx";
import styles from "./GridTable.module.css";
import { verdictOf } from "./line-verdict.ts";
import { presenceKeys } from "./paste-block.ts";
import type { Grid, GridOptions } from "./use-grid.ts";

export interface GridTableProps {
  grid: Grid;
  options: GridOptions;
  /** Of the lines, by angler. */
  warnings: ReadonlyMap<number, string>;
  shown: ShownPlaces;
}

/** The lines, and the keys that lead from cell to cell. */
export function GridTable({ grid, options, warnings, shown }: GridTableProps) {
  const { book, columns, lines, isCheck } = options;
  const { drafts, actions } = grid;
  const table = useRef<HTMLDivElement>(null);
  // Whoever types along a line and presses Enter goes on where they began in it, as in a spreadsheet.
  const start = useRef(0);
  const [asked, setAsked] = useState<number>();

  const go = useCallback((row: number, column = start.current): void => {
    // After the last line there is none: the keyboard stays on it.
    const isThere = table.current && focusCell(table.current, row, column);
    if (!isThere && table.current) focusCell(table.current, row - 1, column);
  }, []);

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const place = event.target instanceof Element ? placeOf(event.target) : undefined;
    const line = place && lines[place.row];
    if (!place || !line) return;
    const arrow = arrowTarget(event, place, lines.length);
    if (arrow) {
      event.preventDefault();
      focusCell(event.currentTarget, arrow.row, arrow.column);
    } else if (event.key === "Enter") {
      event.preventDefault();
      leaveBy(line, event.shiftKey ? place.row - 1 : place.row + 1);
    } else if (event.key === "Escape") {
      const column = columns[place.column];
      if (column && actions.revert(line, column.name)) event.preventDefault();
    } else pressLetter(event, line, place.column);
  }

  /** On to the next line, or into the question that this one raises. */
  function leaveBy(line: GridLine, next: number): void {
    const { asks } = verdictOf(line, grid.drafts.get(line.angler.id), options);
    void actions.leave([line]);
    if (asks.length > 0 && drafts.get(line.angler.id)?.reason === "") setAsked(line.angler.id);
    else if (lines[next]) go(next);
  }

  /** A letter in a cell for figures says how somebody took part. */
  function pressLetter(event: KeyboardEvent, line: GridLine, column: number): void {
    const presence = presenceKeys[event.key.toLowerCase()];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!presence || !isPlain || columns[column]?.measured === undefined) return;
    event.preventDefault();
    actions.present(line, presence);
  }

  function enter({ target, relatedTarget }: FocusEvent): void {
    setAsked(undefined);
    const place = placeOf(target);
    const before = relatedTarget instanceof Element ? placeOf(relatedTarget) : undefined;
    if (place && before?.row !== place.row) start.current = Math.min(place.column, columns.length - 1);
  }

  /** A line is stored when the keyboard leaves it, and the note under it. */
  function leave(event: FocusEvent): void {
    const row = leftRow(event);
    const line = row === undefined ? undefined : lines[row];
    if (line) void actions.leave([line]);
  }

  return (
    // Takes no keys itself: they come from the fields in the table, and are answered here for all of them.
    <div ref={table} role="presentation" onKeyDown={press} onFocus={enter} onBlur={leave}>
      <table
        className={styles.table}
        aria-label={m.score_grid_label()}
        data-form={columns[0]?.measured ? "figures" : "fish"}
        // Marked here and not on each line: nobody draws 200 lines anew with every entry that waits for a moment.
        data-places={shown.isOwn ? "own" : undefined}
      >
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.who}>
              {m.score_grid_who()}
            </th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {label()}
              </th>
            ))}
            <th scope="col" className={styles.presence}>
              {m.score_presence()}
            </th>
            <th scope="col" className={styles.total}>
              {m.score_grid_total()}
            </th>
            <th scope="col" className={styles.place}>
              {m.score_grid_place()}
            </th>
            <th scope="col" className={styles.state}>
              {m.score_grid_state()}
            </th>
          </tr>
        </thead>
        {lines.map((line, row) => (
          <GridRow
            key={line.angler.id}
            book={book}
            columns={columns}
            line={line}
            row={row}
            draft={drafts.get(line.angler.id)}
            place={shown.places.get(line.angler.id)}
            warning={warnings.get(line.angler.id) ?? ""}
            verdict={JSON.stringify(verdictOf(line, drafts.get(line.angler.id), options))}
            isCheck={isCheck}
            isAsked={asked === line.angler.id}
            actions={actions}
            onGo={go}
          />
        ))}
      </table>
    </div>
  );
}
