import type { Question } from "@tightlines/domain/registration/question";
import type { RegistrationMode } from "@tightlines/domain/registration/registration-status";
import type { ColumnType, Generated, Selectable } from "kysely";

export interface FeeCategory {
  category: string;
  fee: number;
  capacity: number | null;
}

/** What registering for an event costs and asks. Whoever gives places away locks this row: they follow each other. */
export interface RegistrationSettingsTable {
  eventId: number;
  mode: Generated<RegistrationMode>;
  holdHours: number | null;
  /** JSONB goes in as text. */
  categories: ColumnType<FeeCategory[], string | undefined, string>;
  currency: Generated<string>;
  accountName: Generated<string>;
  iban: Generated<string>;
  bic: Generated<string>;
  questions: ColumnType<Question[], string | undefined, string>;
  hidesMinors: Generated<boolean>;
  /** How many have come so far. */
  lastArrival: Generated<number>;
  revision: Generated<number>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type RegistrationSettingsRow = Selectable<RegistrationSettingsTable>;
