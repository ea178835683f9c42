import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { CatchPhotoRow, CatchPhotoTable } from "../../platform/database/tables/catch-photo.table.ts";

export function findById(db: Db, eventId: number, catchId: string): Promise<CatchPhotoRow | undefined> {
  return db
    .selectFrom("catchPhoto")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("catchId", "=", catchId)
    .executeTakeFirst();
}

export function findOfAngler(
  db: Db,
  eventId: number,
  { sessionId, anglerId }: { sessionId: number; anglerId: number },
): Promise<CatchPhotoRow[]> {
  return db
    .selectFrom("catchPhoto")
    .innerJoin("scoreOperation", (join) =>
      join
        .onRef("scoreOperation.eventId", "=", "catchPhoto.eventId")
        .onRef("scoreOperation.id", "=", "catchPhoto.catchId"),
    )
    .selectAll("catchPhoto")
    .where("catchPhoto.eventId", "=", eventId)
    .where("scoreOperation.sessionId", "=", sessionId)
    .where("scoreOperation.anglerId", "=", anglerId)
    .orderBy("scoreOperation.number")
    .execute();
}

/** One that somebody sends a second time in the same moment stays as it is. */
export async function insert(db: Db, row: Insertable<CatchPhotoTable>): Promise<void> {
  await db
    .insertInto("catchPhoto")
    .values(row)
    .onConflict((conflict) => conflict.columns(["eventId", "catchId"]).doNothing())
    .execute();
}

/** What somebody has sent, for the export of their data. */
export function findByUser(db: Db, userId: number): Promise<object[]> {
  return db.selectFrom("catchPhoto").selectAll().where("userId", "=", userId).orderBy("receivedAt").execute();
}
