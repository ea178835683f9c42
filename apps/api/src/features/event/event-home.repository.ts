import type { Db } from "../../platform/database/schema.ts";
import type { HomeIds } from "../../platform/database/tables/event-home.table.ts";

/** Undefined for an event that was made here. */
export async function findHomeIds(db: Db, eventId: number): Promise<HomeIds | undefined> {
  const row = await db
    .selectFrom("eventHome")
    .select("ids")
    .where("eventId", "=", eventId)
    .executeTakeFirst();
  return row?.ids;
}

export async function keepHomeIds(db: Db, eventId: number, ids: HomeIds): Promise<void> {
  await db
    .insertInto("eventHome")
    .values({ eventId, ids: JSON.stringify(ids) })
    .execute();
}
