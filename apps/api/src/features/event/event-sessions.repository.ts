import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";

export function findSessions(db: Db, eventId: number): Promise<SessionRow[]> {
  return db
    .selectFrom("session")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
}

export interface OpenSession {
  number: number;
  name: string;
  status: "running" | "provisional" | "scheduled";
}

/** Whatever has no final result yet: what is fished, what was fished, what is to come. */
export function findOpenSessions(db: Db, eventId: number): Promise<OpenSession[]> {
  const open = ["running", "provisional", "scheduled"] as const;
  return db
    .selectFrom("session")
    .select(["number", "name"])
    .select(sql<OpenSession["status"]>`status`.as("status"))
    .where("eventId", "=", eventId)
    .where("kind", "<>", "rest")
    .where("status", "in", open)
    .orderBy(sql`array_position(array[${sql.join(open)}]::text[], status)`)
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

/** Whether anybody has fished. */
export async function hasStartedSession(db: Db, eventId: number): Promise<boolean> {
  const started = await db
    .selectFrom("session")
    .select("id")
    .where("eventId", "=", eventId)
    .where("status", "not in", ["scheduled", "cancelled"])
    .limit(1)
    .executeTakeFirst();
  return started !== undefined;
}
