import type { ColumnType, Selectable } from "kysely";

/** What an event fishes for; null keeps the species' own figure. */
export interface EventSpeciesTable {
  eventId: number;
  speciesId: number;
  minLengthMm: number | null;
  /** JSONB goes in as text. */
  points: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  cap: number | null;
}

export type EventSpeciesRow = Selectable<EventSpeciesTable>;
