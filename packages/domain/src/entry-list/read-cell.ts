/**
 * Without stray blanks, and cut where it is too long for any field, so that nothing works on more than that. Our own
 * files put an apostrophe before what a spreadsheet would take for a formula.
 */
export function cleanCell(cell: string): string {
  return cell
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, CELL_MAX_LENGTH)
    .replace(/^'(?=\s*[=+\-@])/, "");
}

/** Longer than any field may be: what was cut is still told to be too long. */
const CELL_MAX_LENGTH = 500;

/** A number from 1 on; null for an empty cell, undefined for anything else. Spreadsheets like to write 7.0. */
export function readCount(text: string): number | null | undefined {
  if (text === "") return null;
  const digits = text.replace(/\.0+$/, "");
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return number > 0 ? number : undefined;
}
