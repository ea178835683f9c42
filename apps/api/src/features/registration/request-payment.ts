import { readBic } from "@tightlines/domain/payment/bic";
import { readIban } from "@tightlines/domain/payment/iban";
import type { PaymentRequest } from "@tightlines/domain/payment/payment-request";
import { makeReference } from "@tightlines/domain/payment/reference";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import { nameOf } from "./check-input.ts";
import type { ListedRegistration } from "./registration-reading.service.ts";

/** What somebody who has a place still owes, and where to pay it. Nothing, where the club takes no transfers. */
export function requestPayment(
  event: Pick<EventRow, "name">,
  { accountName, iban, bic }: RegistrationSettingsRow,
  registration: ListedRegistration,
): PaymentRequest | undefined {
  const { id, fee, currency, paymentStatus } = registration;
  const account = readIban(iban);
  if (!account.ok || fee === 0 || paymentStatus !== "unpaid") return undefined;
  return {
    payee: accountName,
    iban: account.value,
    bic: readBic(bic) ?? null,
    amount: { units: fee, currency },
    reference: makeReference(id),
    message: `${event.name}, ${nameOf(registration)}`,
  };
}
