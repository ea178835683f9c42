import type { ColumnType } from "kysely";
import type { ArchivedNoun } from "@tightlines/domain/archive/translate-ids";

/** Of an event that was imported: the numbers that its rows had where it was made. */
export interface EventHomeTable {
  eventId: number;
  /** JSONB goes in as text. */
  ids: ColumnType<HomeIds, string, never>;
}

/** For each noun pairs of a number there and the number here. */
export type HomeIds = Record<ArchivedNoun, [there: number, here: number][]>;
