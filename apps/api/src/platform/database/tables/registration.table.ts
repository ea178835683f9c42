import type { Answers } from "@tightlines/domain/registration/question";
import type { PaymentStatus, RegistrationStatus } from "@tightlines/domain/registration/registration-status";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface RegistrationTable {
  id: GeneratedAlways<number>;
  eventId: number;
  /** Whoever registered; null where the desk did, and after their account was deleted. */
  userId: number | null;
  kind: "individual" | "team";
  teamName: Generated<string>;
  category: string;
  email: Generated<string>;
  phone: Generated<string>;
  /** JSONB goes in as text. */
  answers: ColumnType<Answers, string, string>;
  guardianName: Generated<string>;
  /** The words that the guardian agreed to, as they were shown. Empty where nobody is under age, or where the desk was told. */
  guardianConsent: Generated<string>;
  guardianConsentAt: Date | null;
  status: RegistrationStatus;
  paymentStatus: Generated<PaymentStatus>;
  /** The order in which they came. Whoever lets an offer pass comes anew. */
  arrival: number;
  /** A place is held for them until then. */
  offeredUntil: Date | null;
  /** They have drawn a place in the lottery, and the organizer still has to confirm it. */
  holdsPlace: Generated<boolean>;
  /** In the currency's smallest unit, as it was when they registered. */
  fee: Generated<number>;
  currency: Generated<string>;
  /** Why it was refused or taken out; they are told. */
  reason: Generated<string>;
  /** For organizers only. */
  notes: Generated<string>;
  acceptedRulesAt: Date | null;
  /** The registration that stayed when this one was found to be the same. */
  mergedInto: number | null;
  /** What its QR code carries: whoever shows it is who registered. */
  checkInCode: Generated<string>;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type RegistrationRow = Selectable<RegistrationTable>;
