import type { Generated, GeneratedAlways, Selectable } from "kysely";

export interface PegTable {
  id: GeneratedAlways<number>;
  eventId: number;
  sectorId: number;
  number: number;
  /** Its place along the water. */
  position: number;
  isEnd: Generated<boolean>;
  isAccessible: Generated<boolean>;
  /** Why nobody may be drawn on it; null while it is in use. */
  outOfUseReason: string | null;
}

export type PegRow = Selectable<PegTable>;
