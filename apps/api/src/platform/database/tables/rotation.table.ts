import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface RotationTable {
  id: GeneratedAlways<number>;
  eventId: number;
  groupId: number;
  sessionId: number;
  /** Null while the group rests. */
  sectorId: number | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type RotationRow = Selectable<RotationTable>;
