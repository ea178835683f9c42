import type { BankFileInput, BankFileReport } from "@tightlines/contract/registration/payment";
import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { Transaction } from "@tightlines/domain/payment/transaction";

type Sent = BankFileInput["transactions"][number];
export type Assigned = BankFileInput["assigned"][number];

/** A line of the bank's file, and what the API says about it. */
export interface BankLine extends Omit<BankFileReport["lines"][number], "line"> {
  transaction: Sent;
  /** Who pays, or who is probably meant. */
  registration: RegistrationResponse | undefined;
}

/** As much of a transaction as the API takes: a bank's remarks may be very long, and there may be many. */
export function toSend({ payer, symbol, texts, bankId, ...rest }: Transaction): Sent {
  return {
    ...rest,
    amount: { ...rest.amount },
    payer: cut(payer),
    symbol: cut(symbol),
    texts: texts.slice(0, MOST_TEXTS).map(cut),
    bankId: cut(bankId),
  };
}

const MOST_TEXTS = 20;
const LONGEST_TEXT = 500;

function cut(text: string): string {
  return text.slice(0, LONGEST_TEXT);
}

/** The report has one line for each transaction, in their order. */
export function linesOf(
  report: BankFileReport,
  sent: readonly Sent[],
  registrations: readonly RegistrationResponse[],
): BankLine[] {
  const byId = new Map(registrations.map((registration) => [registration.id, registration]));
  return report.lines.flatMap(({ line: _number, ...line }, index) => {
    const transaction = sent[index];
    const registration = line.registrationId === null ? undefined : byId.get(line.registrationId);
    return transaction ? [{ ...line, transaction, registration }] : [];
  });
}

/** Those that can still be paid; the one that is probably meant comes first. */
export function listPayable(
  registrations: readonly RegistrationResponse[],
  meant: number | null,
): RegistrationResponse[] {
  const payable = registrations.filter(
    ({ fee, paymentStatus }) => fee !== null && fee > 0 && paymentStatus === "unpaid",
  );
  return [...payable.filter(({ id }) => id === meant), ...payable.filter(({ id }) => id !== meant)];
}

/** How many registrations the file pays: two payments for one pay it once. */
export function countPaid(lines: readonly BankLine[], assigned: readonly Assigned[]): number {
  const matched = lines.flatMap(({ outcome, registrationId }) =>
    outcome === "matched" ? (registrationId ?? []) : [],
  );
  return new Set([...matched, ...assigned.map(({ registrationId }) => registrationId)]).size;
}
