import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** Those on the start list who were taken out of their registrations. */
export function findRemoved(
  db: Db,
  eventId: number,
): Promise<{ anglerId: number; isWithdrawnByList: boolean }[]> {
  return db
    .selectFrom("entrantRemoval")
    .select(["anglerId", "isWithdrawnByList"])
    .where("eventId", "=", eventId)
    .orderBy("anglerId")
    .execute();
}

/** Remembers whom the next list is to withdraw. */
export async function remember(db: Db, eventId: number, anglerIds: readonly number[]): Promise<void> {
  if (anglerIds.length === 0) return;
  await db
    .insertInto("entrantRemoval")
    .values(anglerIds.map((anglerId) => ({ eventId, anglerId })))
    .onConflict((conflict) =>
      conflict.columns(["eventId", "anglerId"]).doUpdateSet({ isWithdrawnByList: false }),
    )
    .execute();
}

/** After a list was made: whoever is named again is remembered no more, and whoever was withdrawn is not withdrawn again. */
export async function settle(db: Db, eventId: number): Promise<void> {
  await db
    .deleteFrom("entrantRemoval")
    .where("eventId", "=", eventId)
    .where(
      sql<boolean>`exists (
        select from entrant
        where entrant.event_id = entrant_removal.event_id and entrant.angler_id = entrant_removal.angler_id
      )`,
    )
    .execute();
  await db
    .updateTable("entrantRemoval")
    .set({ isWithdrawnByList: true })
    .where("eventId", "=", eventId)
    .execute();
}
