import { cleanCell } from "../entry-list/read-cell.ts";
import { plain } from "../entry-list/guess-columns.ts";
import { fail, succeed, type Outcome } from "../outcome.ts";
import { readUnits, type Amount } from "./amount.ts";
import { isMonthFirst, readBankDate } from "./bank-date.ts";
import {
  findBankColumns,
  listMissingColumns,
  neededColumns,
  type BankColumns,
  type BankField,
  type NeededColumn,
} from "./bank-columns.ts";
import { isCurrency } from "./currency.ts";
import type { Transaction } from "./transaction.ts";

export interface BankFile {
  readonly transactions: readonly Transaction[];
  /** Lines that look like a transaction whose day or amount cannot be read. */
  readonly unreadable: readonly { readonly line: number; readonly column: "date" | "amount" }[];
}

/**
 * Reads the cells of a bank's file, whichever bank it is of: the headings tell. Czech, Polish and German banks write
 * lines about the account above them. `currency` is meant where the file does not name one.
 */
export function readBankFile(
  rows: readonly (readonly string[])[],
  currency: string,
): Outcome<BankFile, "bank-file-columns"> {
  let missing: readonly NeededColumn[] = neededColumns;
  for (const [at, row] of rows.slice(0, HEAD_MAX_ROWS).entries()) {
    const columns = findBankColumns(row);
    const lacking = listMissingColumns(columns);
    if (lacking.length === 0) return succeed(readRows(rows, at, columns, currency));
    // The row that comes closest to a header tells what the file lacks.
    if (lacking.length < missing.length) missing = lacking;
  }
  return fail("bank-file-columns", { missing });
}

/** Far more than any bank writes above its headings. */
const HEAD_MAX_ROWS = 60;

function readRows(
  rows: readonly (readonly string[])[],
  headAt: number,
  columns: BankColumns,
  currency: string,
): BankFile {
  const below = rows.slice(headAt + 1);
  const monthFirst = isMonthFirst(below.map((row) => cellOf(row, columns, "date")));
  const usual = currencyInHead(rows[headAt]!, columns) ?? currency;
  const transactions: Transaction[] = [];
  const unreadable: { line: number; column: "date" | "amount" }[] = [];
  for (const [index, row] of below.entries()) {
    const line = headAt + index + 2;
    const date = cellOf(row, columns, "date");
    const bookedOn = readBankDate(date, monthFirst);
    const amount = readAmount(row, columns, usual);
    // A sum or a remark below the transactions, or what is not booked yet.
    if (date === "" || (bookedOn === undefined && amount === undefined)) continue;
    if (bookedOn === undefined) unreadable.push({ line, column: "date" });
    else if (amount === undefined) unreadable.push({ line, column: "amount" });
    else transactions.push({ line, bookedOn, amount, ...readTexts(row, columns) });
  }
  return { transactions, unreadable };
}

function readTexts(row: readonly string[], columns: BankColumns) {
  return {
    payer: cellOf(row, columns, "payer"),
    symbol: cellOf(row, columns, "symbol"),
    texts: columns.texts.map((index) => cleanCell(row[index] ?? "")).filter((text) => text !== ""),
    bankId: cellOf(row, columns, "bankId"),
    isBooked: !isAnnounced(row, columns),
  };
}

function readAmount(row: readonly string[], columns: BankColumns, usual: string): Amount | undefined {
  const cell = (field: BankField) => cellOf(row, columns, field);
  const written = cell("amount") || cell("credit") || cell("debit");
  const [inCell] = /(?<![A-Z])[A-Z]{3}$/.exec(written) ?? [];
  const named = [cell("currency").toUpperCase(), inCell ?? ""].find(isCurrency);
  const currency = named ?? usual;
  const units = readUnits(written, currency);
  if (units === undefined) return undefined;
  const isOut = cell("amount") ? isOutgoing(cell("direction")) : cell("credit") === "";
  return { units: isOut ? -Math.abs(units) : units, currency };
}

/** A word beside the amount, where the amount itself has no sign. */
function isOutgoing(direction: string): boolean {
  return /^(odchoz|odchadz|debet|debit|soll|wydat|obciaz|af$|d$|s$)/.test(plain(direction));
}

/** Not booked yet, or turned back: it comes again, or never. */
function isAnnounced(row: readonly string[], columns: BankColumns): boolean {
  const state = plain(cellOf(row, columns, "state"));
  return /pending|vorgemerkt|reverted|declined|failed|cancel|bloka|cekaj|nezauctov/.test(state);
}

/** "Amount (EUR)" and "Betrag (€)". */
function currencyInHead(header: readonly string[], { fields }: BankColumns): string | undefined {
  const heading = header[fields.amount ?? fields.credit ?? -1] ?? "";
  if (heading.includes("€")) return "EUR";
  return heading.match(/[A-Z]{3}/g)?.find(isCurrency);
}

function cellOf(row: readonly string[], { fields }: BankColumns, field: BankField): string {
  const index = fields[field];
  return index === undefined ? "" : cleanCell(row[index] ?? "");
}
