import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { ColumnType, Generated, Selectable } from "kysely";

/** Every version of an event's rules; results say which one ranked them. */
export interface EventRulesetTable {
  eventId: number;
  version: number;
  /** JSONB goes in as text. */
  ruleset: ColumnType<Ruleset, string, string>;
  /** Grows through all versions: a draft's version is replaced, and whoever looked at it before must notice. */
  revision: Generated<number>;
  reason: Generated<string>;
  actorUid: string | null;
  createdAt: ColumnType<Date, never, Date>;
}

export type EventRulesetRow = Selectable<EventRulesetTable>;
