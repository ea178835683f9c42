import { type Insertable, sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { ScaleCheckTable } from "../../platform/database/tables/scale-check.table.ts";

export function countBySession(db: Db, eventId: number, sessionId: number): Promise<number> {
  const rows = db.selectFrom("scaleCheck").where("eventId", "=", eventId).where("sessionId", "=", sessionId);
  return countRows(db, rows);
}

export async function exists(db: Db, eventId: number, id: string): Promise<boolean> {
  const rows = db.selectFrom("scaleCheck").select("id").where("eventId", "=", eventId).where("id", "=", id);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** One that somebody sends a second time in the same moment stays as it is. */
export async function insert(db: Db, row: Insertable<ScaleCheckTable>): Promise<void> {
  await db
    .insertInto("scaleCheck")
    .values(row)
    .onConflict((conflict) => conflict.columns(["eventId", "id"]).doNothing())
    .execute();
}

interface ListedCheck {
  id: string;
  scaleNumber: string;
  knownGrams: number;
  shownGrams: number;
  tareGrams: number;
  by: string | null;
  takenInBy: string | null;
  madeAt: Date;
}

/** The latest first. */
export async function findListed(db: Db, eventId: number, sessionId: number): Promise<ListedCheck[]> {
  const { rows } = await sql<ListedCheck>`
    select scale_check.id, scale_number, known_grams, shown_grams, tare_grams, made_at,
      coalesce("user".display_name, pass.name) as by, taker.display_name as taken_in_by
    from scale_check
    left join "user" on "user".id = scale_check.user_id
    left join "user" taker on taker.id = scale_check.taken_in_by
    left join pass on pass.event_id = scale_check.event_id and pass.id = scale_check.pass_id
    where scale_check.event_id = ${eventId} and scale_check.session_id = ${sessionId}
    order by made_at desc, scale_check.id
  `.execute(db);
  return rows;
}

/** What somebody has checked, for the export of their data. */
export function findByUser(db: Db, userId: number): Promise<object[]> {
  return db.selectFrom("scaleCheck").selectAll().where("userId", "=", userId).orderBy("receivedAt").execute();
}
