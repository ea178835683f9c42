import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";

type Db = Kysely<Schema>;

export function findSessions(db: Db, eventId: number): Promise<SessionRow[]> {
  return db
    .selectFrom("session")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
}

export async function moveSession(
  db: Db,
  { eventId, id }: SessionRow,
  times: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await db
    .updateTable("session")
    .set((row) => ({ ...times, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}
