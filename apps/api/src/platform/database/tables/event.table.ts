import type { Discipline } from "@tightlines/domain/event/discipline";
import type { EventStatus } from "@tightlines/domain/event/status";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface EventTable {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  /** Markdown. */
  description: Generated<string>;
  /** The same as HTML, made when it was written. */
  descriptionHtml: Generated<string>;
  venue: Generated<string>;
  location: Generated<string>;
  /** Dates stay `YYYY-MM-DD`: a day on the bank has no time zone but the event's. */
  startsOn: string;
  endsOn: string;
  timeZone: string;
  discipline: Discipline;
  /** An unlisted event is open to whoever has its address, and in no list. */
  visibility: Generated<"public" | "unlisted">;
  /** JSONB goes in as text. */
  ruleset: ColumnType<Ruleset, string, string>;
  status: Generated<EventStatus>;
  /** Also after it was archived. */
  wasCancelled: Generated<boolean>;
  logo: string | null;
  coverPhoto: string | null;
  registrationOpensAt: Date | null;
  registrationClosesAt: Date | null;
  registrationFor: Generated<"individual" | "team">;
  /** How many anglers or teams; null for no limit. */
  capacity: number | null;
  teamSize: Generated<number>;
  reserves: Generated<number>;
  fee: Generated<string>;
  needsApproval: Generated<boolean>;
  units: Generated<"metric" | "imperial">;
  protestMinutes: Generated<number>;
  revision: Generated<number>;
  /** Name, venue and location without accents and case. */
  searchText: GeneratedAlways<string>;
  createdBy: number | null;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type EventRow = Selectable<EventTable>;
