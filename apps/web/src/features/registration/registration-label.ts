import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import type { PaymentStatus, RegistrationStatus } from "@tightlines/domain/registration/registration-status";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import type { Tone } from "../../ui/theme.ts";

const statusLabels: Record<RegistrationStatus, () => string> = {
  pending: m.registration_status_pending,
  confirmed: m.registration_status_confirmed,
  waitlisted: m.registration_status_waitlisted,
  rejected: m.registration_status_rejected,
  cancelled: m.registration_status_cancelled,
};

const statusTones: Record<RegistrationStatus, Tone> = {
  pending: "water",
  confirmed: "reed",
  waitlisted: "float",
  rejected: "clay",
  cancelled: "gravel",
};

const paymentLabels: Record<PaymentStatus, () => string> = {
  unpaid: m.registration_payment_unpaid,
  paid: m.registration_payment_paid,
  refunded: m.registration_payment_refunded,
  waived: m.registration_payment_waived,
};

const paymentTones: Record<PaymentStatus, Tone> = {
  unpaid: "float",
  paid: "reed",
  refunded: "water",
  waived: "gravel",
};

export function statusLabel(status: RegistrationStatus): string {
  return statusLabels[status]();
}

export function statusTone(status: RegistrationStatus): Tone {
  return statusTones[status];
}

export function paymentLabel(payment: PaymentStatus): string {
  return paymentLabels[payment]();
}

export function paymentTone(payment: PaymentStatus): Tone {
  return paymentTones[payment];
}

/** Whom a registration is about, in one line: the team, or the angler. */
export function titleOf({ teamName, entrants }: Pick<RegistrationResponse, "teamName" | "entrants">): string {
  const [first] = entrants;
  return teamName || (first ? `${first.firstName} ${first.lastName}` : "");
}

/** "€25.00" for an amount in the currency's smallest unit; nothing to pay is said in words. */
export function formatFee(fee: number, currency: string): string {
  return fee === 0 ? m.registration_free() : formatAmount(fee, currency);
}

export function formatAmount(units: number, currency: string): string {
  const format = new Intl.NumberFormat(getLocale(), { style: "currency", currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  // Which kind of space stands beside the currency differs between the server and the browsers.
  return format.format(units / 10 ** digits).replaceAll(/\s/g, " ");
}
