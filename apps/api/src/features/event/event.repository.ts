import type { Discipline } from "@tightlines/domain/event/discipline";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { sql } from "kysely";
import type { Insertable, Kysely, Updateable } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { EventRow, EventTable } from "../../platform/database/tables/event.table.ts";

type Db = Kysely<Schema>;

/** An event with the caller's own right on it, if he has one. */
export type EventRowForCaller = EventRow & { callerRight: string | null };

export interface EventFilter {
  search: string;
  status?: "upcoming" | "running" | "finished" | undefined;
  discipline?: Discipline | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Only those the caller has a right on. */
  isMine: boolean;
  /** Whose drafts may be seen; undefined for guests. */
  userId: number | undefined;
  canSeeAll: boolean;
}

export async function findPage(
  db: Db,
  filter: EventFilter,
  page: { limit: number; offset: number },
): Promise<EventRowForCaller[]> {
  return (
    listedEvents(db, filter)
      .selectAll("event")
      .select("security.right as callerRight")
      // Upcoming and running first, the next one on top; then what is over, the latest on top.
      .orderBy(sql`event.ends_on < current_date`)
      .orderBy(sql`case when event.ends_on >= current_date then event.starts_on end`)
      .orderBy("event.endsOn", "desc")
      .orderBy("event.id")
      .limit(page.limit)
      .offset(page.offset)
      .execute()
  );
}

export async function count(db: Db, filter: EventFilter): Promise<number> {
  const { total } = await listedEvents(db, filter)
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export function getById(db: Db, id: number): Promise<EventRow> {
  return db.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The row stays locked until the transaction ends, so that two changes of one event follow each other. */
export function getByIdForUpdate(db: Db, id: number): Promise<EventRow> {
  return db.selectFrom("event").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}

export async function existsByUrl(db: Db, url: string): Promise<boolean> {
  return Boolean(await db.selectFrom("event").select("id").where("url", "=", url).executeTakeFirst());
}

export type NewEvent = Omit<Insertable<EventTable>, "ruleset"> & { ruleset: Ruleset };

/** Returns undefined when the url is taken. */
export function insert(db: Db, event: NewEvent): Promise<EventRow | undefined> {
  return db
    .insertInto("event")
    .values({ ...event, ruleset: JSON.stringify(event.ruleset) })
    .onConflict((conflict) => conflict.column("url").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** An event is never without somebody who may manage it: the owner's right is made with it. */
export async function insertOwner(db: Db, eventId: number, userId: number): Promise<void> {
  await db.insertInto("security").values({ eventId, userId, right: "owner" }).execute();
}

export type EventChange = Omit<Updateable<EventTable>, "revision" | "updatedAt" | "ruleset">;

export function update(db: Db, id: number, change: EventChange): Promise<EventRow> {
  return db
    .updateTable("event")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteById(db: Db, id: number): Promise<void> {
  await db.deleteFrom("event").where("id", "=", id).execute();
}

/** What belongs into the caller's list: drafts and unlisted events only for those who may manage them. */
function listedEvents(db: Db, filter: EventFilter) {
  let query = db
    .selectFrom("event")
    .leftJoin("security", (join) =>
      join.onRef("security.eventId", "=", "event.id").on("security.userId", "=", filter.userId ?? null),
    );
  if (filter.isMine) query = query.where("security.id", "is not", null);
  else if (!filter.canSeeAll) {
    query = query.where((where) =>
      where.or([
        where.and([where("event.status", "<>", "draft"), where("event.visibility", "=", "public")]),
        where("security.id", "is not", null),
      ]),
    );
  }
  if (filter.status) query = query.where("event.status", "in", statuses[filter.status]);
  if (filter.discipline) query = query.where("event.discipline", "=", filter.discipline);
  if (filter.from) query = query.where("event.endsOn", ">=", filter.from);
  if (filter.to) query = query.where("event.startsOn", "<=", filter.to);
  for (const word of filter.search.split(/\s+/).filter(Boolean)) {
    // The expression is the index's own, so that the trigrams are used.
    query = query.where(
      sql<boolean>`search_key(event.name || ' ' || event.venue || ' ' || event.location) like '%' || search_key(${escapeLike(word)}) || '%'`,
    );
  }
  return query;
}

const statuses = {
  upcoming: ["draft", "published"],
  running: ["running"],
  finished: ["finished", "archived"],
} as const;

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
