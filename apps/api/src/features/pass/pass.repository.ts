import { type Insertable, sql, type UpdateObject } from "kysely";
import type { Db, Schema } from "../../platform/database/schema.ts";
import type { PassRow, PassTable } from "../../platform/database/tables/pass.table.ts";

/** The latest first. */
export function findAll(db: Db, eventId: number): Promise<PassRow[]> {
  return db.selectFrom("pass").selectAll().where("eventId", "=", eventId).orderBy("id", "desc").execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<PassRow | undefined> {
  return db
    .selectFrom("pass")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Of whichever event: whoever holds the secret is told which one it is. */
export function findBySecretHash(db: Db, secretHash: string): Promise<PassRow | undefined> {
  return db.selectFrom("pass").selectAll().where("secretHash", "=", secretHash).executeTakeFirst();
}

export function insert(db: Db, row: Insertable<PassTable>): Promise<PassRow> {
  return db.insertInto("pass").values(row).returningAll().executeTakeFirstOrThrow();
}

export function update(
  db: Db,
  { eventId, id }: Pick<PassRow, "eventId" | "id">,
  change: UpdateObject<Schema, "pass">,
): Promise<PassRow> {
  return db
    .updateTable("pass")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** At most once a minute: a busy pass writes scores and not its own row. */
export async function noteSeen(db: Db, { eventId, id }: Pick<PassRow, "eventId" | "id">): Promise<void> {
  await db
    .updateTable("pass")
    .set({ lastSeenAt: sql<Date>`now()` })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .where(sql<boolean>`last_seen_at is null or last_seen_at < now() - interval '1 minute'`)
    .execute();
}
