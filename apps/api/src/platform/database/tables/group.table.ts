import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface GroupTable {
  id: GeneratedAlways<number>;
  eventId: number;
  code: string;
  name: Generated<string>;
  /** Its place in the event's order. */
  position: number;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type GroupRow = Selectable<GroupTable>;
