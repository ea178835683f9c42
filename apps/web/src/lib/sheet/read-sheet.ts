import { parse } from "csv-parse/browser/esm/sync";
import readXlsxFile, { type CellValue } from "read-excel-file/browser";

/** What is not a table, or not one we can read; the code tells which sentence to show. */
export class SheetProblem extends Error {
  readonly code: "too-large" | "unreadable" | "empty" | "old-excel";

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
  if (startsWith(bytes, OLD_EXCEL)) throw new SheetProblem("old-excel");
  return withoutEmptyRows(startsWith(bytes, ZIP) ? await readXlsx(file) : readCsv(decode(bytes)));
}

/** What was copied from a spreadsheet, or the text of a CSV file. */
export function readText(text: string): string[][] {
  return withoutEmptyRows(readCsv(text));
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

async function readXlsx(file: File): Promise<string[][]> {
  try {
    const [first] = await readXlsxFile(file);
    return (first?.data ?? []).map((row) => row.map(textOf));
  } catch (error) {
    throw new SheetProblem("unreadable", error);
  }
}

function readCsv(text: string): string[][] {
  const options = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
  try {
    return parse(text, { ...options, delimiter: guessDelimiter(text) });
  } catch (error) {
    throw new SheetProblem("unreadable", error);
  }
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return "";
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

/** Older spreadsheets of our clubs write the letters of their own part of Europe. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

/** The one that occurs most in the first line: a comma where commas are decimals would be a semicolon. */
function guessDelimiter(text: string): string {
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  const counts = ["\t", ";", ","].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

function withoutEmptyRows(rows: string[][]): string[][] {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) throw new SheetProblem("empty");
  return filled;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
