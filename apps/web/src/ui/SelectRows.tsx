import type { KeyboardEvent, MouseEvent } from "react";
import { m } from "../paraglide/messages.js";
import styles from "./DataTable.module.css";
import type { Selection } from "./table-column.ts";

/** Ticks every row that is shown; those the search hides stay as they are. */
export function SelectAll<Row>({ selection, shown }: { selection: Selection<Row>; shown: readonly Row[] }) {
  const count = shown.filter(selection.isSelected).length;
  const isAll = shown.length > 0 && count === shown.length;
  return (
    <th scope="col" className={styles.select}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={m.ui_select_all()}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          onChange={() => selection.onSelect(shown, !isAll)}
        />
      </label>
    </th>
  );
}

/**
 * The box of one row. Shift and a click tick everything from the last box that was used; arrows go to the next box, and
 * take the tick along with Shift.
 */
export function SelectRow<Row>({ row, shown, selection }: SelectRowProps<Row>) {
  const isSelected = selection.isSelected(row);

  function click(event: MouseEvent<HTMLInputElement>) {
    const boxes = boxesBeside(event.currentTarget);
    const last = boxes.findIndex((box) => box.dataset["last"] !== undefined);
    const here = boxes.indexOf(event.currentTarget);
    for (const box of boxes) delete box.dataset["last"];
    event.currentTarget.dataset["last"] = "";
    if (event.shiftKey && last !== -1)
      selection.onSelect(shown.slice(Math.min(last, here), Math.max(last, here) + 1), !isSelected);
    else selection.onSelect([row], !isSelected);
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const boxes = boxesBeside(event.currentTarget);
    const next = boxes.indexOf(event.currentTarget) + step;
    boxes[next]?.focus();
    const nextRow = shown[next];
    if (event.shiftKey && nextRow !== undefined) selection.onSelect([row, nextRow], true);
  }

  return (
    <td className={styles.select}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={selection.label(row)}
          checked={isSelected}
          onClick={click}
          onChange={() => {}}
          onKeyDown={move}
        />
      </label>
    </td>
  );
}

interface SelectRowProps<Row> {
  row: Row;
  shown: readonly Row[];
  selection: Selection<Row>;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The boxes of the rows that are shown, in their order. */
function boxesBeside(box: HTMLInputElement): HTMLInputElement[] {
  const rows = box
    .closest("tbody")
    ?.querySelectorAll<HTMLInputElement>("tr:not([hidden]) > td:first-child input");
  return [...(rows ?? [])];
}
