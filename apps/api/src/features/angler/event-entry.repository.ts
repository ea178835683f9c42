import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db } from "../../platform/database/schema.ts";

export function countAnglers(db: Db, eventId: number): Promise<number> {
  return countRows(db, fishing(db, eventId));
}

export function findLargestTeam(
  db: Db,
  eventId: number,
): Promise<{ name: string; anglers: number } | undefined> {
  return fishing(db, eventId)
    .innerJoin("team", "team.id", "angler.teamId")
    .select((row) => ["team.name", row.fn.countAll<number>().as("anglers")])
    .groupBy("team.id")
    .orderBy("anglers", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Reserves and those who have withdrawn take no place. */
function fishing(db: Db, eventId: number) {
  return db
    .selectFrom("angler")
    .where("angler.eventId", "=", eventId)
    .where(sql<boolean>`takes_part(angler)`);
}
