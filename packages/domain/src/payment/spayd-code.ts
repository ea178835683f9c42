import { foldLetters } from "../fold-letters.ts";
import { onOneLine } from "../on-one-line.ts";
import { writeUnits } from "./amount.ts";
import type { PaymentRequest } from "./payment-request.ts";

/** The format has room for ten characters: 9999999.99. */
export const SPAYD_MAX_UNITS = 999_999_999;

/**
 * The data of a payment in Czech crowns: Short Payment Descriptor 1.0, the standard of the Czech Banking Association
 * that its banks call "QR Platba". The keys stand in the order of the alphabet. Texts are in capitals and without accents, which
 * makes the picture half as dense and is all that a statement shows of them.
 */
export function writeSpaydCode({ payee, iban, bic, amount, reference, message }: PaymentRequest): string {
  const fields = [
    ["ACC", bic === null ? iban : `${iban}+${bic}`],
    ["AM", writeUnits(amount)],
    ["CC", amount.currency],
    ["MSG", writeText(message, 60)],
    ["RN", writeText(payee, 35)],
    ["X-VS", reference],
  ];
  const filled = fields.filter(([, value]) => value !== "");
  return ["SPD", "1.0", ...filled.map((field) => field.join(":"))].join("*");
}

/** Cut to the length that the format allows, counted as it is written. */
function writeText(text: string, maxLength: number): string {
  const folded = onOneLine(foldLetters(text).toUpperCase());
  let written = "";
  for (const character of folded) {
    const next = written + writeCharacter(character);
    if (next.length > maxLength) break;
    written = next;
  }
  return written.trimEnd();
}

/**
 * What a QR code holds at its densest stays. An asterisk would end the value, a percent sign would begin a character, and
 * some readers take a plus for a blank.
 */
function writeCharacter(character: string): string {
  return /[0-9A-Z $./:-]/.test(character) ? character : percentEncode(character);
}

/** Also what the browser's own function leaves alone, such as an asterisk. */
function percentEncode(character: string): string {
  const encoded = encodeURIComponent(character);
  if (encoded !== character) return encoded;
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
