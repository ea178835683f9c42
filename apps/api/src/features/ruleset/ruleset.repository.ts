import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { EventRulesetRow } from "../../platform/database/tables/event-ruleset.table.ts";

/** A version with the name of whoever made it, as long as they have an account. */
export type RulesetVersionRow = EventRulesetRow & { changedBy: string | null };

/** The newest first, so the first one holds. */
export function findVersions(db: Db, eventId: number): Promise<RulesetVersionRow[]> {
  return db
    .selectFrom("eventRuleset")
    .leftJoin("user", "user.uid", "eventRuleset.actorUid")
    .selectAll("eventRuleset")
    .select("user.displayName as changedBy")
    .where("eventRuleset.eventId", "=", eventId)
    .orderBy("eventRuleset.version", "desc")
    .execute();
}

export interface StoredRuleset {
  eventId: number;
  ruleset: Ruleset;
  revision: number;
  reason: string;
  actorUid: string;
}

/** Adds a version, or replaces the one of the same number. */
export async function storeVersion(
  db: Db,
  { eventId, ruleset, revision, reason, actorUid }: StoredRuleset,
): Promise<void> {
  const text = JSON.stringify(ruleset);
  await db
    .insertInto("eventRuleset")
    .values({ eventId, version: ruleset.version, ruleset: text, revision, reason, actorUid })
    .onConflict((conflict) =>
      conflict
        .columns(["eventId", "version"])
        .doUpdateSet({ ruleset: text, revision, reason, actorUid, createdAt: sql<Date>`now()` }),
    )
    .execute();
}

/** What the event is scored by from now on. */
export async function makeCurrent(db: Db, eventId: number, ruleset: Ruleset): Promise<void> {
  await db
    .updateTable("event")
    .set({ ruleset: JSON.stringify(ruleset), updatedAt: sql<Date>`now()` })
    .where("id", "=", eventId)
    .execute();
}

/** Whoever has the rules open meanwhile is told that they have changed since. */
export async function raiseRevision(db: Db, eventId: number): Promise<void> {
  const newest = db
    .selectFrom("eventRuleset")
    .select((row) => row.fn.max("version").as("version"))
    .where("eventId", "=", eventId);
  await db
    .updateTable("eventRuleset")
    .set((row) => ({ revision: row("revision", "+", 1) }))
    .where("eventId", "=", eventId)
    .where("version", "=", newest)
    .execute();
}
