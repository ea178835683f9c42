import type { DrawRunListQuery } from "@tightlines/contract/draw-run";
import { sql } from "kysely";
import type { Insertable, Kysely, UpdateObject } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { DrawRunKind, DrawRunRow, DrawRunTable } from "../../platform/database/tables/draw-run.table.ts";

type Db = Kysely<Schema>;
type Filter = Pick<DrawRunListQuery, "kind" | "search" | "sort">;

/** A run without what went in and came out, which a list has no use for. */
export type DrawRunHead = Omit<DrawRunRow, "eventId" | "input" | "outcome" | "report" | "plan" | "moved">;

const headColumns = [
  ...(["id", "revision", "createdAt", "updatedAt", "number", "kind", "sessionId", "status"] as const),
  ...(["algorithm", "seed", "seedHash", "inputHash", "ingredient", "reason"] as const),
  ...(["actorUid", "actorName", "publishedAt", "lockedAt"] as const),
  ...(["undoneAt", "undoneBy", "undoneReason"] as const),
];

export function findPage(
  db: Db,
  eventId: number,
  filter: Filter,
  page: { limit: number; offset: number },
): Promise<DrawRunHead[]> {
  return found(db, eventId, filter)
    .select(headColumns)
    .orderBy("number", filter.sort === "number" ? "asc" : "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The latest first, as the list shows them. */
export function findAll(db: Db, eventId: number): Promise<DrawRunHead[]> {
  return found(db, eventId, { search: "" }).select(headColumns).orderBy("number", "desc").execute();
}

export function count(db: Db, eventId: number, filter: Filter): Promise<number> {
  return countRows(db, found(db, eventId, filter));
}

export function findById(db: Db, eventId: number, id: number): Promise<DrawRunRow | undefined> {
  return db
    .selectFrom("drawRun")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The run that is in force. */
export function findPublished(db: Db, eventId: number, kind: DrawRunKind): Promise<DrawRunRow | undefined> {
  return db
    .selectFrom("drawRun")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("kind", "=", kind)
    .where("status", "in", ["published", "locked"])
    .executeTakeFirst();
}

/** Answers the new run. Runs of one event are counted through, whatever is drawn. */
export function insert(db: Db, run: Omit<Insertable<DrawRunTable>, "number">): Promise<DrawRunRow> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from draw_run where event_id = ${run.eventId})`;
  return db
    .insertInto("drawRun")
    .values({ ...run, number })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a later run replaces stays, and says so. */
export async function supersede(
  db: Db,
  eventId: number,
  kind: DrawRunKind,
  statuses: ("draft" | "published")[],
): Promise<void> {
  await db
    .updateTable("drawRun")
    .set((row) => ({
      status: "superseded" as const,
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("eventId", "=", eventId)
    .where("kind", "=", kind)
    .where("status", "in", statuses)
    .execute();
}

export function publish(db: Db, eventId: number, id: number, moved: readonly object[]): Promise<DrawRunRow> {
  const publishedAt = sql<Date>`now()`;
  return change(db, eventId, id, { status: "published", publishedAt, moved: JSON.stringify(moved) });
}

export function undo(
  db: Db,
  eventId: number,
  id: number,
  why: { undoneBy: string; undoneReason: string },
): Promise<DrawRunRow> {
  return change(db, eventId, id, { ...why, status: "undone", undoneAt: sql<Date>`now()` });
}

/** Back into force, since what replaced it was undone. */
export function restore(db: Db, eventId: number, id: number): Promise<DrawRunRow> {
  return change(db, eventId, id, { status: "published" });
}

/** The run that was in force before the one that is: the last that was published and then replaced. */
export function findReplaced(db: Db, eventId: number, kind: DrawRunKind): Promise<DrawRunRow | undefined> {
  return db
    .selectFrom("drawRun")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("kind", "=", kind)
    .where("status", "=", "superseded")
    .where("publishedAt", "is not", null)
    .orderBy("publishedAt", "desc")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

function change(
  db: Db,
  eventId: number,
  id: number,
  values: UpdateObject<Schema, "drawRun">,
): Promise<DrawRunRow> {
  return db
    .updateTable("drawRun")
    .set((row) => ({ ...values, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** By number, by who drew, or by why it was drawn again. */
function found(db: Db, eventId: number, { kind, search }: Filter) {
  const text = sql<string>`search_key(number::text || ' ' || coalesce(actor_name, '') || ' ' || reason)`;
  const runs = db.selectFrom("drawRun").where("eventId", "=", eventId).where(containsWords(text, search));
  return kind ? runs.where("kind", "=", kind) : runs;
}
