import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db } from "../../platform/database/schema.ts";

export function countBySession(db: Db, eventId: number, sessionId: number): Promise<number> {
  return countRows(db, reported(db, eventId).where("sessionId", "=", sessionId));
}

export function countByAnglers(db: Db, eventId: number, anglerIds: readonly number[]): Promise<number> {
  return countRows(
    db,
    reported(db, eventId).where("anglerId", "=", sql<number>`any(${anglerIds}::bigint[])`),
  );
}

/** The names of the events in which somebody has reported a species, the latest event first. */
export async function findEventNamesBySpecies(db: Db, speciesId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("event")
    .select("name")
    .where((row) =>
      row.exists(
        row
          .selectFrom("report")
          .whereRef("report.eventId", "=", "event.id")
          .where("report.speciesId", "=", speciesId),
      ),
    )
    .orderBy("startsOn", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ name }) => name);
}

/** What somebody has reported, for the export of their data. */
export function findAllByUser(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("report")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("eventId")
    .orderBy("number")
    .execute();
}

function reported(db: Db, eventId: number) {
  return db.selectFrom("report").where("eventId", "=", eventId);
}
