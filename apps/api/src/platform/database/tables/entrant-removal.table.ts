import type { ColumnType, Generated } from "kysely";

/** Somebody on the start list who was taken out of their registration since. */
export interface EntrantRemovalTable {
  eventId: number;
  anglerId: number;
  /** A later list has withdrawn them; what the organizer does after that stays. */
  isWithdrawnByList: Generated<boolean>;
  createdAt: ColumnType<Date, never, never>;
}
