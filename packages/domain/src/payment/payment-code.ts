import { onOneLine } from "../on-one-line.ts";
import { fail, succeed, type Outcome } from "../outcome.ts";
import { EPC_MAX_UNITS, needsBic, reachesAccount, writeEpcCode } from "./epc-code.ts";
import type { PaymentRequest } from "./payment-request.ts";
import { SPAYD_MAX_UNITS, writeSpaydCode } from "./spayd-code.ts";

/** The text of a QR code that banking apps read. */
export interface PaymentCode {
  readonly format: "epc" | "spayd";
  readonly text: string;
}

/** Why there is no code; whoever pays then types the facts. */
export type NoPaymentCode =
  | "payment-code-currency"
  | "payment-code-amount"
  | "payment-code-payee"
  | "payment-code-account"
  | "payment-code-bic";

/** EPC069-12 for euros and SPAYD for Czech crowns; no app reads a code for another currency. */
export function writePaymentCode(request: PaymentRequest): Outcome<PaymentCode, NoPaymentCode> {
  const { currency } = request.amount;
  if (currency === "EUR") return euroCode(request);
  if (currency === "CZK") return crownCode(request);
  return fail("payment-code-currency", { currency });
}

function euroCode(request: PaymentRequest): Outcome<PaymentCode, NoPaymentCode> {
  const { amount, iban, bic, payee } = request;
  if (!isBetween(amount.units, EPC_MAX_UNITS)) return fail("payment-code-amount");
  if (onOneLine(payee) === "") return fail("payment-code-payee");
  if (!reachesAccount(iban)) return fail("payment-code-account", { country: iban.slice(0, 2) });
  if (bic === null && needsBic(iban)) return fail("payment-code-bic", { country: iban.slice(0, 2) });
  return succeed({ format: "epc", text: writeEpcCode(request) });
}

function crownCode(request: PaymentRequest): Outcome<PaymentCode, NoPaymentCode> {
  if (!isBetween(request.amount.units, SPAYD_MAX_UNITS)) return fail("payment-code-amount");
  return succeed({ format: "spayd", text: writeSpaydCode(request) });
}

function isBetween(units: number, max: number): boolean {
  return units >= 1 && units <= max;
}
