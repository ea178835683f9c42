import type { SeasonRules } from "@tightlines/domain/ruleset/season-rules";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface SeriesTable {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  /** JSONB goes in as text. */
  rules: ColumnType<SeasonRules, string, string>;
  /** Who manages it; null when that account is gone, and administrators are left. */
  userId: number | null;
  /** The name without accents and case. */
  searchText: GeneratedAlways<string>;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type SeriesRow = Selectable<SeriesTable>;

export interface SeriesEventTable {
  seriesId: number;
  eventId: number;
  isBonusRound: Generated<boolean>;
}

/** Whether two anglers of different events are one person, as an organizer has said. */
export interface SeriesMatchTable {
  seriesId: number;
  /** The lower id of the two. */
  anglerId: number;
  otherId: number;
  isSame: boolean;
  createdAt: ColumnType<Date, never, never>;
}
