import type { ColumnType, Selectable } from "kysely";

/** That a fish has a photo, which is kept as a file. */
export interface CatchPhotoTable {
  eventId: number;
  /** The operation that said the fish. */
  catchId: string;
  /** Of the bytes that were sent. */
  hash: string;
  width: number;
  height: number;
  userId: number | null;
  /** Instead of somebody with an account. */
  passId: number | null;
  receivedAt: ColumnType<Date, never, never>;
}

export type CatchPhotoRow = Selectable<CatchPhotoTable>;
