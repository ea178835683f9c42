import type { ColumnType } from "kysely";

/** What a weigh team has checked before its first weight in a session. */
export interface ScaleCheckTable {
  eventId: number;
  /** Made on the device: sent again, it is known by it. */
  id: string;
  sessionId: number;
  scaleNumber: string;
  /** A weight that is known, and what the scale showed for it. */
  knownGrams: number;
  shownGrams: number;
  /** The sling or bag that the scale was tared with. */
  tareGrams: number;
  userId: number | null;
  passId: number | null;
  /** Who brought it from the device, where that did not send it. */
  takenInBy: number | null;
  /** By the clock of the device. */
  madeAt: Date;
  receivedAt: ColumnType<Date, never, never>;
}
