import type { Presence } from "@tightlines/domain/angler/presence";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface AnglerTable {
  id: GeneratedAlways<number>;
  eventId: number;
  number: number;
  firstName: string;
  lastName: string;
  teamId: number | null;
  /** Which of the team's places this is; nobody shares one. */
  slot: number | null;
  groupId: number | null;
  /** Why they are in another group than a draw gave them. */
  groupReason: Generated<string>;
  category: Generated<string>;
  club: Generated<string>;
  country: Generated<string>;
  /** For organizers only. */
  licence: Generated<string>;
  isReserve: Generated<boolean>;
  /** For organizers only. */
  needsAccessiblePeg: Generated<boolean>;
  /** Under age. For organizers only. */
  isMinor: Generated<boolean>;
  presence: Generated<Presence>;
  userId: number | null;
  /** Number, names, club and country without accents and case. */
  searchText: GeneratedAlways<string>;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type AnglerRow = Selectable<AnglerTable>;
