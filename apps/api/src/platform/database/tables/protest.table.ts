import type { ProtestStatus, ProtestSubject } from "@tightlines/domain/protest/protest";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface ProtestTable {
  id: GeneratedAlways<number>;
  eventId: number;
  sessionId: number;
  /** For whom it was lodged. */
  anglerId: number;
  /** Who lodged it; null when that account is gone. */
  userId: number | null;
  subject: ProtestSubject;
  text: string;
  status: Generated<ProtestStatus>;
  decision: Generated<string>;
  decidedAt: Date | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type ProtestRow = Selectable<ProtestTable>;
