import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface TeamTable {
  id: GeneratedAlways<number>;
  eventId: number;
  name: string;
  club: Generated<string>;
  country: Generated<string>;
  captain: Generated<string>;
  logo: string | null;
  startNumber: number | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type TeamRow = Selectable<TeamTable>;
