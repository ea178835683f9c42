import type { VersionCause } from "@tightlines/domain/result/version-cause";
import type { ColumnType, GeneratedAlways, Selectable } from "kysely";

/** Results as they were published; result-version.ts of the feature reads the tables. */
export interface ResultVersionTable {
  id: GeneratedAlways<number>;
  eventId: number;
  /** Counts what was published of an event, from 1. */
  number: number;
  /** What it was published for. */
  sessionNumber: number | null;
  groupCode: string | null;
  rulesetVersion: number;
  factsHash: string;
  /** JSONB goes in as text. */
  tables: ColumnType<unknown, string, never>;
  cause: VersionCause;
  reason: string;
  userId: number | null;
  createdAt: ColumnType<Date, never, never>;
}

export type ResultVersionRow = Selectable<ResultVersionTable>;
