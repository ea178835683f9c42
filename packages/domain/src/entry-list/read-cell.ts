/** Without stray blanks. Our own files put an apostrophe before what a spreadsheet would take for a formula. */
export function cleanCell(cell: string): string {
  return cell
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^'(?=\s*[=+\-@])/, "");
}

/** A number from 1 on; null for an empty cell, undefined for anything else. Spreadsheets like to write 7.0. */
export function readCount(text: string): number | null | undefined {
  if (text === "") return null;
  const digits = text.replace(/\.0+$/, "");
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return number > 0 ? number : undefined;
}
