import type { KeyboardEvent, MouseEvent } from "react";
import { flushSync } from "react-dom";
import { m } from "../paraglide/messages.js";
import styles from "./DataTable.module.css";
import type { Selection } from "./table-column.ts";

/** Ticks every row that is found, also below those that are shown; those the search leaves out stay as they are. */
export function SelectAll<Row>({ selection, found }: { selection: Selection<Row>; found: readonly Row[] }) {
  const count = found.filter(selection.isSelected).length;
  const isAll = found.length > 0 && count === found.length;
  return (
    <th scope="col" className={styles.select}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={m.ui_select_all({ count: found.length })}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          onChange={() => selection.onSelect(found, !isAll)}
        />
      </label>
    </th>
  );
}

/**
 * The box of one row. Shift and a click tick everything from the last box that was used; arrows go to the next box, and
 * take the tick along with Shift, past the last row that is shown, too.
 */
export function SelectRow<Row>({ row, found, selection, onEnd }: SelectRowProps<Row>) {
  const isSelected = selection.isSelected(row);

  function click(event: MouseEvent<HTMLInputElement>) {
    const boxes = boxesBeside(event.currentTarget);
    const last = boxes.findIndex((box) => box.dataset["last"] !== undefined);
    const here = boxes.indexOf(event.currentTarget);
    for (const box of boxes) delete box.dataset["last"];
    event.currentTarget.dataset["last"] = "";
    if (event.shiftKey && last !== -1)
      selection.onSelect(found.slice(Math.min(last, here), Math.max(last, here) + 1), !isSelected);
    else selection.onSelect([row], !isSelected);
  }

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const box = event.currentTarget;
    const boxes = boxesBeside(box);
    const next = boxes.indexOf(box) + step;
    if (next === boxes.length && next < found.length) flushSync(onEnd);
    boxesBeside(box)[next]?.focus();
    const nextRow = found[next];
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
  /** All that are found; those that are shown are its beginning. */
  found: readonly Row[];
  selection: Selection<Row>;
  /** Shows the rest. */
  onEnd: () => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The boxes of the rows that are shown, in their order. */
function boxesBeside(box: HTMLInputElement): HTMLInputElement[] {
  const rows = box.closest("tbody")?.querySelectorAll<HTMLInputElement>("tr > td:first-child input");
  return [...(rows ?? [])];
}
