import type { EventRight } from "@tightlines/domain/event/event-right";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export type SecurityRight = EventRight;

export interface SecurityTable {
  id: GeneratedAlways<number>;
  eventId: number;
  userId: number;
  right: SecurityRight;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type SecurityRow = Selectable<SecurityTable>;
