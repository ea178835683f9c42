import { readBic } from "./bic.ts";
import { readIban } from "./iban.ts";
import type { PaymentRequest } from "./payment-request.ts";
import { makeReference } from "./reference.ts";

/** Where a club takes its fees, as it wrote it. */
export interface ClubAccount {
  readonly accountName: string;
  readonly iban: string;
  readonly bic: string;
}

/** Who owes what. Money is null to those who may not see it. */
export interface Payable {
  readonly id: number;
  /** The team, or the angler. */
  readonly name: string;
  readonly fee: number | null;
  readonly currency: string | null;
  readonly paymentStatus: string | null;
}

/** What somebody who has a place still owes, and where to pay it. Nothing, where the club takes no transfers. */
export function requestPayment(
  eventName: string,
  { accountName, iban, bic }: ClubAccount,
  { id, name, fee, currency, paymentStatus }: Payable,
): PaymentRequest | undefined {
  const account = readIban(iban);
  if (!account.ok || !fee || currency === null || paymentStatus !== "unpaid") return undefined;
  return {
    payee: accountName,
    iban: account.value,
    bic: readBic(bic) ?? null,
    amount: { units: fee, currency },
    reference: makeReference(id),
    message: `${eventName}, ${name}`,
  };
}
