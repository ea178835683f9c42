import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export type SessionKind = "official" | "practice" | "rest";
export type SessionStatus = "scheduled" | "running" | "provisional" | "official" | "cancelled";

export interface SessionTable {
  id: GeneratedAlways<number>;
  eventId: number;
  number: number;
  name: Generated<string>;
  startsAt: Date;
  endsAt: Date;
  kind: Generated<SessionKind>;
  status: Generated<SessionStatus>;
  /** When its result became provisional, for the last time. */
  closedAt: Date | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type SessionRow = Selectable<SessionTable>;
