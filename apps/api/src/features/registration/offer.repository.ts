import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { RegistrationRow } from "../../platform/database/tables/registration.table.ts";

/** Events in which somebody has let an offer pass. */
export async function findEventsWithPassed(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("registration")
    .select("eventId")
    .distinct()
    .where("offeredUntil", "<=", sql<Date>`now()`)
    .execute();
  return rows.map(({ eventId }) => eventId);
}

export function findPassed(db: Db, eventId: number): Promise<RegistrationRow[]> {
  return db
    .selectFrom("registration")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("offeredUntil", "<=", sql<Date>`now()`)
    .orderBy("arrival")
    .execute();
}
