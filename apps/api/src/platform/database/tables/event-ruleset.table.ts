import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { ColumnType, Generated, Selectable } from "kysely";

/** Every version of an event's rules; results say which one ranked them. */
export interface EventRulesetTable {
  eventId: number;
  version: number;
  /** JSONB goes in as text. */
  ruleset: ColumnType<Ruleset, string, never>;
  reason: Generated<string>;
  actorUid: string | null;
  actorName: string | null;
  createdAt: ColumnType<Date, never, never>;
}

export type EventRulesetRow = Selectable<EventRulesetTable>;
