import type { ColumnType, GeneratedAlways, Selectable } from "kysely";

export interface AuditTable {
  id: GeneratedAlways<number>;
  at: ColumnType<Date, never, never>;
  actorUid: ColumnType<string | null, string | null, never>;
  actorName: ColumnType<string | null, string | null, never>;
  eventId: ColumnType<number | null, number | null, never>;
  noun: ColumnType<string, string, never>;
  nounId: ColumnType<string, string, never>;
  action: ColumnType<string, string, never>;
  before: AuditValues;
  after: AuditValues;
  reason: ColumnType<string | null, string | null, never>;
}

export type AuditRow = Selectable<AuditTable>;

/** JSONB goes in as text: the driver would turn an array into a PostgreSQL array. */
type AuditValues = ColumnType<Record<string, unknown> | null, string | null, never>;
