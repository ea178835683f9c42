import type { SessionListQuery } from "@tightlines/contract/session";
import { sql } from "kysely";
import type { Insertable, Updateable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { SessionRow, SessionTable } from "../../platform/database/tables/session.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";

const orders = {
  starts_at: sql`starts_at`,
  number: sql`number`,
};

export function findPage(
  db: Db,
  eventId: number,
  { search, sort = "starts_at" }: Pick<SessionListQuery, "search" | "sort">,
  page: PageWindow,
): Promise<SessionRow[]> {
  const { order, direction } = readSort(orders, sort);
  return found(db, eventId, search)
    .selectAll()
    .orderBy(order, direction)
    .orderBy("id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, { search }: SessionListQuery): Promise<number> {
  return countRows(db, found(db, eventId, search));
}

export function findById(db: Db, eventId: number, id: number): Promise<SessionRow | undefined> {
  return db
    .selectFrom("session")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findAll(db: Db, eventId: number): Promise<SessionRow[]> {
  return db.selectFrom("session").selectAll().where("eventId", "=", eventId).orderBy("startsAt").execute();
}

export function insert(db: Db, session: Insertable<SessionTable>): Promise<SessionRow> {
  return refusingTaken(
    db.insertInto("session").values(session).returningAll().executeTakeFirstOrThrow(),
    refusals,
  );
}

export type SessionChange = Omit<Updateable<SessionTable>, "revision" | "updatedAt" | "eventId">;

export function update(db: Db, { eventId, id }: SessionRow, change: SessionChange): Promise<SessionRow> {
  const changed = db
    .updateTable("session")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return refusingTaken(changed, refusals);
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("session").where("eventId", "=", eventId).where("id", "=", id).execute();
}

/** How much of the rotation and of the draws speaks of a session. */
export async function countDependents(
  db: Db,
  eventId: number,
  id: number,
): Promise<{ rotations: number; draws: number }> {
  const dependents = await sql<{ rotations: number; draws: number }>`
    select
      (select count(*) from rotation where event_id = ${eventId} and session_id = ${id}) as rotations,
      (select count(*) from draw_run where event_id = ${eventId} and session_id = ${id}) as draws
  `.execute(db);
  return dependents.rows[0]!;
}

function found(db: Db, eventId: number, search: string) {
  const text = sql<string>`search_key(number || ' ' || name)`;
  return db.selectFrom("session").where("eventId", "=", eventId).where(containsWords(text, search));
}

const refusals = {
  session_number_taken: () =>
    new ProblemError("session-number-taken", { fields: { number: ["Another session has it."] } }),
};
