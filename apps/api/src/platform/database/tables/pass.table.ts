import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** Lets a volunteer without an account enter scores of some sessions and sectors. */
export interface PassTable {
  id: GeneratedAlways<number>;
  eventId: number;
  name: string;
  /** Empty for all of them. */
  sessionIds: number[];
  sectorIds: number[];
  /** SHA-256 in hexadecimal; the secret itself is known to whoever has the link. */
  secretHash: string;
  expiresAt: Date;
  revokedAt: Date | null;
  lastSeenAt: Date | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type PassRow = Selectable<PassTable>;
