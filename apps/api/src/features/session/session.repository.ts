import type { SessionListQuery } from "@tightlines/contract/session";
import { tell } from "@tightlines/contract/problem/problem";
import { sql } from "kysely";
import type { Insertable, Updateable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
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

/** Nobody changes them meanwhile. Everybody takes them in the same order, as `lockRows` does. */
export function findByIdsForShare(trx: Trx, eventId: number, ids: readonly number[]): Promise<SessionRow[]> {
  return trx
    .selectFrom("session")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .orderBy("id")
    .forShare()
    .execute();
}

export function findAll(db: Db, eventId: number): Promise<SessionRow[]> {
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
export function findOpen(db: Db, eventId: number): Promise<OpenSession[]> {
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

/** Whether anybody has fished. */
export async function hasStarted(db: Db, eventId: number): Promise<boolean> {
  const started = await db
    .selectFrom("session")
    .select("id")
    .where("eventId", "=", eventId)
    .where("status", "not in", ["scheduled", "cancelled"])
    .limit(1)
    .executeTakeFirst();
  return started !== undefined;
}

export async function hasClosed(db: Db, eventId: number, ids: readonly number[]): Promise<boolean> {
  const closed = await db
    .selectFrom("session")
    .select("id")
    .where("eventId", "=", eventId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("status", "=", "provisional")
    .limit(1)
    .executeTakeFirst();
  return closed !== undefined;
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

function found(db: Db, eventId: number, search: string) {
  const text = sql<string>`search_key(number || ' ' || name)`;
  return db.selectFrom("session").where("eventId", "=", eventId).where(containsWords(text, search));
}

const refusals = {
  session_number_taken: () =>
    new ProblemError("session-number-taken", {
      fields: { number: [tell("taken-by-another", { noun: "session" })] },
    }),
};
