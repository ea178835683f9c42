import { expect, test } from "vitest";
import { crownSamples, euroSamples, type BankSample } from "./bank-files.factory.ts";
import { matchTransactions } from "./match-transactions.ts";
import { readBankFile } from "./read-bank-file.ts";

/** What a reader of CSV makes of a sample; the reader itself, and the encodings, are tested with the browser's code. */
function cellsOf({ text }: Pick<BankSample, "text">): string[][] {
  const mark = text.includes(";") ? ";" : ",";
  const cell = new RegExp(`"((?:[^"]|"")*)"(?=${mark}|$)|([^${mark}]*)`, "gy");
  return text
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => {
      const cells: string[] = [];
      for (cell.lastIndex = 0; cell.lastIndex <= line.length; cell.lastIndex += 1) {
        const [, quoted, bare] = cell.exec(line)!;
        cells.push(quoted?.replaceAll('""', '"') ?? bare!);
      }
      return cells;
    });
}

function read(sample: Pick<BankSample, "text">, currency: string) {
  const outcome = readBankFile(cellsOf(sample), currency);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.value;
}

test.each([
  ...crownSamples.map(
    (sample) => [sample.bank, sample, { units: 48_050, currency: "CZK" }, /dvořák/i] as const,
  ),
  ...euroSamples.map(
    (sample) =>
      [sample.bank, sample, { units: 2550, currency: "EUR" }, /m(ü|ue)ller|novák|vries|^$/i] as const,
  ),
])("a file of %s is read, and its payment is found", (_, sample, amount, payer) => {
  const { transactions, unreadable } = read(sample, amount.currency);
  expect(unreadable).toEqual([]);
  expect(transactions).toHaveLength(2);
  const [paid, spent] = transactions;
  expect(paid).toMatchObject({
    bookedOn: "2026-11-14",
    amount,
    isBooked: true,
    payer: expect.stringMatching(payer),
  });
  expect(spent).toMatchObject({
    bookedOn: "2026-11-15",
    amount: { units: -120_000, currency: amount.currency },
  });
  const due = { registrationId: 7, reference: "4100234", amount, isPaid: false };
  expect(matchTransactions(transactions, [due], new Set()).map(({ verdict }) => verdict)).toEqual([
    { kind: "matched", registrationId: 7 },
    { kind: "ignored", why: "outgoing" },
  ]);
});

test.each([
  ["an entry list", "Name;Club;Category\nAnna Berg;AC;Lady", ["date", "amount", "message"]],
  ["no amount", "Datum;VS;Poznámka\n14.11.2026;4100234;x", ["amount"]],
  ["no day", "Částka;VS\n480,50;4100234", ["date"]],
  ["nothing that could hold a reference", "Datum;Částka\n14.11.2026;480,50", ["message"]],
  ["nothing at all", "", ["date", "amount", "message"]],
])("a file with %s says which columns are missing", (_, text, missing) => {
  expect(readBankFile(cellsOf({ text }), "CZK")).toEqual({
    ok: false,
    problem: { code: "bank-file-columns", facts: { missing } },
  });
});

test("a line whose day or amount cannot be read is told, and a sum below is not", () => {
  const text = [
    "Datum;Částka;VS",
    "14.11.2026;480,50;4100234",
    "31.11.2026;480,50;4100242",
    "15.11.2026;480,50,1;4100250",
    ";;",
    "Součet;;",
  ].join("\n");
  const { transactions, unreadable } = read({ text }, "CZK");
  expect(transactions.map(({ line }) => line)).toEqual([2]);
  expect(unreadable).toEqual([
    { line: 3, column: "date" },
    { line: 4, column: "amount" },
  ]);
});

test("the currency is that of the line, of the heading, or the event's", () => {
  const lines = [
    "Date,Amount,Currency,Reference",
    "2026-11-14,25.50,GBP,x",
    "2026-11-14,25.50 PLN,,x",
    "2026-11-14,25.50,,x",
  ];
  const currencies = ({ transactions }: ReturnType<typeof read>) =>
    transactions.map(({ amount }) => amount.currency);
  expect(currencies(read({ text: lines.join("\n") }, "EUR"))).toEqual(["GBP", "PLN", "EUR"]);
  const text = "Date,Amount (USD),Reference\n2026-11-14,25.50,x";
  expect(currencies(read({ text }, "EUR"))).toEqual(["USD"]);
});

test("a file that writes the month first is read so throughout", () => {
  const text = "Date,Amount,Reference\n11/02/2026,1.00,x\n11/14/2026,1.00,x";
  expect(read({ text }, "USD").transactions.map(({ bookedOn }) => bookedOn)).toEqual([
    "2026-11-02",
    "2026-11-14",
  ]);
});

test.each(["Odchozí", "Odchádzajúca", "Soll", "Debit", "Af"])("what a file calls %s was spent", (word) => {
  const text = `Date,Amount,Smer platby,Reference\n2026-11-14,25.50,${word},x`;
  expect(read({ text }, "EUR").transactions.map(({ amount }) => amount.units)).toEqual([-2550]);
});
