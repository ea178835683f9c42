import type { ColumnType, GeneratedAlways, Selectable } from "kysely";

/** A line of a bank's file that paid a registration. */
export interface PaymentTable {
  id: GeneratedAlways<number>;
  eventId: number;
  registrationId: number;
  /** The same whenever the bank writes this transaction again: it pays once. */
  fingerprint: string;
  bookedOn: string;
  units: number;
  currency: string;
  payer: string;
  createdAt: ColumnType<Date, never, never>;
}

export type PaymentRow = Selectable<PaymentTable>;
