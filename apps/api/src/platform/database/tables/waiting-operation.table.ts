import type { ColumnType, Selectable } from "kysely";

/** What was said about a score on top of an operation that has not arrived yet. It is carried out when that one has. */
export interface WaitingOperationTable {
  eventId: number;
  id: string;
  /** The operation that it builds on. */
  waitsFor: string;
  sessionId: number;
  anglerId: number;
  /** As it was sent. */
  said: ColumnType<object, string, never>;
  userId: number | null;
  passId: number | null;
  /** Who has taken it in from somebody else's device. */
  takenInBy: number | null;
  deviceId: string | null;
  receivedAt: ColumnType<Date, never, never>;
}

export type WaitingOperationRow = Selectable<WaitingOperationTable>;
