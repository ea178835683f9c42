import type { ColumnType, Generated, Selectable } from "kysely";

/** What an event fishes for; null keeps the species' own figure. */
export interface EventSpeciesTable {
  eventId: number;
  speciesId: number;
  /** 0 where every size counts. */
  minLengthMm: number | null;
  /** An exact number as text, like 7.5 or 1/3. */
  points: string | null;
  cap: number | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type EventSpeciesRow = Selectable<EventSpeciesTable>;
