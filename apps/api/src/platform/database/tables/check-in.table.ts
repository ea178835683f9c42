import type { CheckInPresence } from "@tightlines/domain/check-in/check-in-presence";
import type { ColumnType, GeneratedAlways, Selectable } from "kysely";

/** A tap at check-in that was carried out. What it came to stands in the angler's presence. */
export interface CheckInTable {
  eventId: number;
  /** Made on the device: sent again, it is found by it. */
  id: string;
  /** The order in which they were carried out. */
  number: GeneratedAlways<number>;
  anglerId: number;
  presence: CheckInPresence;
  /** How often check-in has changed the angler's presence; whoever agrees with what is stored changes nothing. */
  revision: number;
  userId: number | null;
  /** By the clock of the device. */
  madeAt: Date;
  receivedAt: ColumnType<Date, never, never>;
}

export type CheckInRow = Selectable<CheckInTable>;
