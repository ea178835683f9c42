import type { RegistrationResponse } from "@tightlines/contract/registration/registration";
import {
  type PaymentStatus,
  paymentStatuses,
  type RegistrationStatus,
  registrationStatuses,
} from "@tightlines/domain/registration/registration-status";
import { readTableSearch, type TableSearch } from "../../../lib/list/table-search.ts";

/** What the desk is narrowed down to. */
export interface DeskFilter {
  status?: RegistrationStatus;
  payment?: PaymentStatus;
  category?: string;
  /** Only those who may have registered twice. */
  twice?: "yes";
}

/** Reads it from an address; nonsense is left out. */
export function readDeskFilter(raw: Record<string, unknown>): DeskFilter {
  const status = registrationStatuses.find((each) => each === raw["status"]);
  const payment = paymentStatuses.find((each) => each === raw["payment"]);
  const { category } = raw;
  return {
    ...(status && { status }),
    ...(payment && { payment }),
    ...(typeof category === "string" && category !== "" && { category: category.slice(0, 30) }),
    ...(raw["twice"] === "yes" && { twice: "yes" as const }),
  };
}

/** What the address of the desk says. */
export function readDeskSearch(raw: Record<string, unknown>): DeskFilter & TableSearch {
  return { ...readDeskFilter(raw), ...readTableSearch(raw) };
}

export function filterRegistrations(
  registrations: readonly RegistrationResponse[],
  { status, payment, category, twice }: DeskFilter,
  isDouble: (id: number) => boolean,
): readonly RegistrationResponse[] {
  if (!status && !payment && !category && !twice) return registrations;
  return registrations.filter(
    (each) =>
      (!status || each.status === status) &&
      (!payment || each.paymentStatus === payment) &&
      (!category || each.category === category) &&
      (!twice || isDouble(each.id)),
  );
}
