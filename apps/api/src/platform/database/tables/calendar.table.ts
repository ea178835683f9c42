import type { Generated } from "kysely";

/** Whose calendar can be fetched without signing in, by those who know its secret address. */
export interface CalendarTable {
  userId: number;
  /** The secret itself is in nobody's hands but its owner's. */
  secretHash: string;
  createdAt: Generated<Date>;
}
