import { crownSamples, euroSamples, type BankSample } from "@tightlines/domain/payment/bank-files.factory";
import { readBankFile } from "@tightlines/domain/payment/read-bank-file";
import { expect, test } from "vitest";
import { readSheet } from "./read-sheet.ts";

test.each([...crownSamples, ...euroSamples].map((sample) => [sample.bank, sample.encoding, sample] as const))(
  "a file of %s, in %s, is read as its bank wrote it",
  async (_bank, _encoding, sample) => {
    const rows = await readSheet(new File([bytesOf(sample)], "statement.csv"));
    const outcome = readBankFile(rows, "CZK");
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
    const { transactions, unreadable } = outcome.value;
    expect(unreadable).toEqual([]);
    expect(transactions.map(({ bookedOn, amount }) => [bookedOn, amount.units])).toEqual([
      ["2026-11-14", crownSamples.includes(sample) ? 48_050 : 2550],
      ["2026-11-15", -120_000],
    ]);
    const words = sample.text.match(/Dvořák|DVOŘÁK|Müller|Novák|[Ss]tartovné|STARTOVNÉ|štartovné/gu) ?? [];
    const read = transactions.flatMap(({ payer, texts }) => [payer, ...texts]).join(" ");
    expect(words.filter((word) => !read.includes(word))).toEqual([]);
  },
);

function bytesOf({ encoding, text }: BankSample): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-8-bom") return new TextEncoder().encode(`\uFEFF${text}`);
  if (encoding === "utf-16le") return Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? 0x3f);
}
