import { parse } from "csv-parse/browser/esm/sync";
import readXlsxFile, { type CellValue } from "read-excel-file/browser";
import { decodeText } from "./decode-text.ts";
import { fileKindOf, type Refused } from "./file-kind.ts";

/** What is not a table, or not one we can read; the code tells which sentence to show. */
export class SheetProblem extends Error {
  readonly code: Refused | "too-large";

  constructor(code: SheetProblem["code"], cause?: unknown) {
    super(code, { cause });
    this.name = "SheetProblem";
    this.code = code;
  }
}

const MAX_BYTES = 10_000_000;

/** The rows of the first sheet as text; empty rows are left out. The file never leaves the device. */
export async function readSheet(file: File): Promise<string[][]> {
  if (file.size > MAX_BYTES) throw new SheetProblem("too-large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKindOf(bytes);
  if (kind === "xlsx") return withoutEmptyRows(await readXlsx(file));
  if (kind !== "text") throw new SheetProblem(kind);
  const text = decodeText(bytes);
  if (text === undefined) throw new SheetProblem("unreadable");
  return readText(text);
}

/** What was copied from a spreadsheet, or the text of a CSV file. */
export function readText(text: string): string[][] {
  return withoutEmptyRows(readCsv(text));
}

async function readXlsx(file: File): Promise<string[][]> {
  try {
    const [first] = await readXlsxFile(file);
    return (first?.data ?? []).map((row) => row.map(textOf));
  } catch (error) {
    throw new SheetProblem("unreadable", error);
  }
}

function readCsv(text: string): string[][] {
  const [, separator] = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  try {
    // Excel may write into the first line what divides the others.
    const lines = separator === undefined ? text : text.slice(text.indexOf("\n") + 1);
    return parse(lines, { ...options, delimiter: separator ?? guessDelimiter(lines) });
  } catch (error) {
    throw new SheetProblem("unreadable", error);
  }
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/**
 * The one that occurs most in the first line that has one: above the headings there may be a title. A comma and a blank
 * below the first line stand in a name ("Berg, Anna").
 */
function guessDelimiter(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 20);
  for (const [index, line] of lines.entries()) {
    const counts = ["\t", ";", ","].map((mark) => ({ mark, count: countMarks(line, mark, index > 0) }));
    const most = counts.reduce((best, each) => (each.count > best.count ? each : best));
    if (most.count > 0) return most.mark;
  }
  return "\t";
}

function countMarks(line: string, mark: string, isBelowFirst: boolean): number {
  const counted = isBelowFirst && mark === "," ? line.replaceAll(", ", "") : line;
  return counted.split(mark).length - 1;
}

function withoutEmptyRows(rows: string[][]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) throw new SheetProblem("empty");
  return filled;
}
