import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";

type Db = Kysely<Schema>;

/** An event with the caller's own right on it, if he has one. */
export type EventRowForCaller = EventRow & { callerRight: string | null };

export interface EventFilter {
  search: string;
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
    visibleEvents(db, filter)
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
  const { total } = await visibleEvents(db, filter)
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** `key` is an id or a url; a url never consists of digits alone. */
export async function findByKey(
  db: Db,
  key: string,
  filter: Omit<EventFilter, "search">,
): Promise<EventRowForCaller | undefined> {
  return visibleEvents(db, { ...filter, search: "" })
    .selectAll("event")
    .select("security.right as callerRight")
    .where((where) =>
      /^\d{1,15}$/.test(key) ? where("event.id", "=", Number(key)) : where("event.url", "=", key),
    )
    .executeTakeFirst();
}

/** Drafts exist only for those who may manage them (product definition, section 3). */
function visibleEvents(db: Db, { search, userId, canSeeAll }: EventFilter) {
  let query = db
    .selectFrom("event")
    .leftJoin("security", (join) =>
      join.onRef("security.eventId", "=", "event.id").on("security.userId", "=", userId ?? null),
    );
  if (!canSeeAll)
    query = query.where((where) =>
      where.or([where("event.status", "<>", "draft"), where("security.id", "is not", null)]),
    );
  for (const word of search.split(/\s+/).filter(Boolean)) {
    query = query.where(
      sql<boolean>`search_key(event.name || ' ' || event.venue || ' ' || event.location) like '%' || search_key(${escapeLike(word)}) || '%'`,
    );
  }
  return query;
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}
