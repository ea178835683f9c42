import type { ColumnType, GeneratedAlways, Selectable } from "kysely";
import type { SecurityRight } from "./security.table.ts";

export interface InvitationTable {
  id: GeneratedAlways<number>;
  eventId: number;
  /** In small letters. */
  email: string;
  right: SecurityRight;
  invitedBy: number;
  createdAt: ColumnType<Date, never, never>;
}

export type InvitationRow = Selectable<InvitationTable>;
