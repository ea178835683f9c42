import type { FocusEvent, KeyboardEvent } from "react";

/** What a cell says of itself in the page, so that the keyboard finds its neighbours. */
export function cellMark(row: number, column: number): { "data-at": string } {
  return { "data-at": `${row} ${column}` };
}

/** The same for a whole line, with what is said under it. */
export function lineMark(row: number): { "data-row": number } {
  return { "data-row": row };
}

/** The line that the focus has left; undefined where it goes on inside of the line. */
export function leftRow({ target, relatedTarget }: FocusEvent): number | undefined {
  const line = target.closest<HTMLElement>("[data-row]");
  return !line || line.contains(relatedTarget) ? undefined : Number(line.dataset["row"]);
}

export function placeOf(element: Element): { row: number; column: number } | undefined {
  const at = element instanceof HTMLElement ? element.dataset["at"] : undefined;
  const [row, column] = at?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Answers whether there is such a cell. */
export function focusCell(grid: Element, row: number, column: number): boolean {
  const cell = grid.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`);
  cell?.focus();
  return cell !== null;
}

/** Where an arrow leads from a cell; undefined where it moves inside of what is typed. */
export function arrowTarget(
  { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  { row, column }: { row: number; column: number },
  rows: number,
): { row: number; column: number } | undefined {
  if ((ctrlKey || metaKey) && key === "Home") return { row: 0, column };
  if ((ctrlKey || metaKey) && key === "End") return { row: rows - 1, column };
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === "ArrowUp") return { row: row - 1, column };
  if (key === "ArrowDown") return { row: row + 1, column };
  if (key === "ArrowLeft" && isAtEdge(target, "start")) return { row, column: column - 1 };
  if (key === "ArrowRight" && isAtEdge(target, "end")) return { row, column: column + 1 };
  return undefined;
}

/** At the edge of the text, or with all of it selected, an arrow leaves the cell. */
function isAtEdge(target: EventTarget, edge: "start" | "end"): boolean {
  if (!(target instanceof HTMLInputElement)) return true;
  const { selectionStart, selectionEnd, value } = target;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return selectionStart === (edge === "start" ? 0 : value.length);
}
