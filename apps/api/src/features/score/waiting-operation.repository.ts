import { type Insertable, sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db } from "../../platform/database/schema.ts";
import type {
  WaitingOperationRow,
  WaitingOperationTable,
} from "../../platform/database/tables/waiting-operation.table.ts";

/** What waits about these anglers. */
export function findByAnglers(
  db: Db,
  eventId: number,
  sessionIds: readonly number[],
  anglerIds: readonly number[],
): Promise<WaitingOperationRow[]> {
  return db
    .selectFrom("waitingOperation")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("sessionId", "=", sql<number>`any(${sessionIds}::bigint[])`)
    .where("anglerId", "=", sql<number>`any(${anglerIds}::bigint[])`)
    .orderBy("receivedAt")
    .execute();
}

export function findById(db: Db, eventId: number, id: string): Promise<WaitingOperationRow | undefined> {
  return db
    .selectFrom("waitingOperation")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** One that waited for something else before keeps the time at which it was received. */
export function put(db: Db, row: Insertable<WaitingOperationTable>): Promise<WaitingOperationRow> {
  return db
    .insertInto("waitingOperation")
    .values(row)
    .onConflict((conflict) => conflict.columns(["eventId", "id"]).doUpdateSet({ waitsFor: row.waitsFor }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function remove(db: Db, eventId: number, id: string): Promise<void> {
  await db.deleteFrom("waitingOperation").where("eventId", "=", eventId).where("id", "=", id).execute();
}

/** How many wait in an event, and how many of them are of one device. */
export async function count(
  db: Db,
  eventId: number,
  deviceId: string | null,
): Promise<{ ofEvent: number; ofDevice: number }> {
  const all = db.selectFrom("waitingOperation").where("eventId", "=", eventId);
  const ofDevice = all.where(sql<boolean>`device_id is not distinct from ${deviceId}::uuid`);
  return { ofEvent: await countRows(db, all), ofDevice: await countRows(db, ofDevice) };
}

interface ListedWaiting extends Pick<WaitingOperationRow, "id" | "anglerId" | "receivedAt"> {
  kind: string;
  anglerName: string;
  by: string | null;
}

/** What waits in a session; the one that has waited longest comes first. */
export async function findListed(db: Db, eventId: number, sessionId: number): Promise<ListedWaiting[]> {
  const { rows } = await sql<ListedWaiting>`
    select waiting.id, waiting.angler_id, waiting.received_at, waiting.said ->> 'kind' as kind,
      angler.first_name || ' ' || angler.last_name as angler_name,
      coalesce("user".display_name, pass.name) as by
    from waiting_operation waiting
    join angler on angler.event_id = waiting.event_id and angler.id = waiting.angler_id
    left join "user" on "user".id = waiting.user_id
    left join pass on pass.event_id = waiting.event_id and pass.id = waiting.pass_id
    where waiting.event_id = ${eventId} and waiting.session_id = ${sessionId}
    order by waiting.received_at, waiting.id
  `.execute(db);
  return rows;
}
