import type { ColumnType, Selectable } from "kysely";

/** Whoever has agreed to a public page of their own. */
export interface PersonTable {
  userId: number;
  url: string;
  agreedAt: ColumnType<Date, never, never>;
}

export type PersonRow = Selectable<PersonTable>;
