import { onOneLine } from "../on-one-line.ts";
import { AMOUNT_MAX_UNITS, writeUnits } from "./amount.ts";
import { toCreditorReference } from "./creditor-reference.ts";
import type { PaymentRequest } from "./payment-request.ts";

export const EPC_MAX_UNITS = AMOUNT_MAX_UNITS;

/** What fits into a QR code of version 13 with error correction M, which is the largest the guidelines allow. */
const MAX_BYTES = 331;

const NAME_MAX_LENGTH = 70;

/**
 * The data of a euro payment, line by line as the European Payments Council has it (EPC069-12, "Quick Response Code:
 * Guidelines to Enable Data Capture for the Initiation of a SEPA Credit Transfer"). Version 001 always names the bank,
 * and every app reads it; version 002 may leave the bank out. Lines that would be empty at the end are left out.
 */
export function writeEpcCode({ payee, iban, bic, amount, reference }: PaymentRequest): string {
  const lines = (name: string) =>
    [
      "BCD",
      bic === null ? "002" : "001",
      UTF_8,
      "SCT",
      bic ?? "",
      name,
      iban,
      `EUR${writeUnits(amount)}`,
      "",
      toCreditorReference(reference),
    ].join("\n");
  let name = Array.from(onOneLine(payee)).slice(0, NAME_MAX_LENGTH);
  while (countBytes(lines(name.join(""))) > MAX_BYTES) name = name.slice(0, -1);
  return lines(name.join("").trimEnd());
}

const UTF_8 = "1";

/** Whether euros can be sent there by a SEPA credit transfer. */
export function reachesAccount(iban: string): boolean {
  return economicArea.has(iban.slice(0, 2)) || otherSepa.has(iban.slice(0, 2));
}

/** Outside the European Economic Area the bank must be named. */
export function needsBic(iban: string): boolean {
  return !economicArea.has(iban.slice(0, 2));
}

const economicArea = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

const otherSepa = new Set("AD AL CH GB GI MC MD ME MK RS SM VA".split(" "));

/** In UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
