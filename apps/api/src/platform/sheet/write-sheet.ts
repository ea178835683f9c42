import type { Sheet } from "@tightlines/contract/sheet";
import type { SheetFormat } from "@tightlines/contract/sheet-format";
import { stringify } from "csv-stringify/sync";
import writeXlsxFile from "write-excel-file/node";

export const sheetTypes: Record<SheetFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export function writeSheet(format: SheetFormat, sheet: Sheet): Promise<Buffer> {
  return format === "csv" ? Promise.resolve(writeCsv(sheet)) : writeXlsx(sheet);
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe in front: what somebody wrote into a form must
 * not run on the organizer's machine. The mark at the beginning tells Excel that the file is UTF-8.
 */
function writeCsv({ header, rows }: Sheet): Buffer {
  const lines = [header, ...rows].map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell)));
  return Buffer.from(stringify(lines, { bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ }));
}

function isFormula(cell: string | number | null): boolean {
  return typeof cell === "string" && /^\s*[=+\-@\t\r]/.test(cell);
}

/** Cells say that they are text, so that nothing in them is a formula. */
async function writeXlsx({ name, header, rows }: Sheet): Promise<Buffer> {
  const title = header.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const lines = rows.map((row) =>
    row.map((value) =>
      value === null ? null : typeof value === "number" ? { value, type: Number } : { value, type: String },
    ),
  );
  const columns = header.map((_, index) => ({ width: widthOf(index, [header, ...rows]) }));
  const file = writeXlsxFile([title, ...lines], { sheet: sheetNameOf(name), columns, stickyRowsCount: 1 });
  return file.toBuffer();
}

/** Wide enough for the longest cell, within reason. */
function widthOf(index: number, rows: Sheet["rows"]): number {
  const longest = rows.reduce((most, row) => Math.max(most, String(row[index] ?? "").length), 0);
  return Math.min(longest + 2, 60);
}

/** Excel takes 31 characters, and some not at all. */
function sheetNameOf(name: string): string {
  return name.replaceAll(/[\\/?*[\]:]/g, " ").slice(0, 31);
}
