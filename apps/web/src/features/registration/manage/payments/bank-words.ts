import type { BankFileInput, BankFileReport } from "@tightlines/contract/registration/payment";
import { m } from "../../../../paraglide/messages.js";
import { formatAmount } from "../../registration-label.ts";

type Reason = NonNullable<BankFileReport["lines"][number]["why"]>;

/** Why a line is left to a person, or passed over. */
export function sayWhy(why: Reason | null): string {
  return why === null ? "" : reasons[why]();
}

const reasons: Record<Reason, () => string> = {
  "no-reference": m.desk_bank_why_no_reference,
  "unknown-reference": m.desk_bank_why_unknown_reference,
  "split-reference": m.desk_bank_why_split_reference,
  "several-references": m.desk_bank_why_several_references,
  "other-currency": m.desk_bank_why_other_currency,
  "too-little": m.desk_bank_why_too_little,
  "too-much": m.desk_bank_why_too_much,
  "already-paid": m.desk_bank_why_already_paid,
  "several-transactions": m.desk_bank_why_several_transactions,
  outgoing: m.desk_bank_why_outgoing,
  zero: m.desk_bank_why_zero,
  "not-booked": m.desk_bank_why_not_booked,
  "seen-before": m.desk_bank_why_seen_before,
};

type Sent = BankFileInput["transactions"][number];

export function payerOf({ payer }: Sent): string {
  return payer || m.desk_bank_no_payer();
}

export function amountOf({ amount }: Sent): string {
  return formatAmount(amount.units, amount.currency);
}

/** What else the bank wrote beside the money. */
export function remarksOf({ symbol, texts }: Sent): string {
  return [...new Set([symbol, ...texts])].filter(Boolean).join(" · ");
}
