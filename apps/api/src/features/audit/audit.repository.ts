import type { AuditListQuery } from "@tightlines/contract/audit";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";

type Filter = Pick<AuditListQuery, "search" | "noun" | "actor">;

export function findPage(db: Db, eventId: number, filter: Filter, page: PageWindow): Promise<AuditRow[]> {
  return newestFirst(found(db, eventId, filter))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findAll(db: Db, eventId: number): Promise<AuditRow[]> {
  return newestFirst(found(db, eventId, { search: "" })).execute();
}

export function count(db: Db, eventId: number, filter: Filter): Promise<number> {
  return countRows(db, found(db, eventId, filter));
}

export async function findNouns(db: Db, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("audit")
    .select("noun")
    .distinct()
    .where("eventId", "=", eventId)
    .orderBy("noun")
    .execute();
  return rows.map(({ noun }) => noun);
}

/** Everybody who changed something, under the newest of their names. */
export async function findPeople(db: Db, eventId: number): Promise<{ uid: string; name: string }[]> {
  const { rows } = await sql<{ uid: string; name: string }>`
    select uid, name from (
      select distinct on (actor_uid) actor_uid as uid, actor_name as name
      from audit
      where event_id = ${eventId} and actor_uid is not null and actor_name is not null
      order by actor_uid, id desc
    ) as person
    order by search_key(name), uid
  `.execute(db);
  return rows;
}

/** What somebody did, and what was done to their user, by whom. Values only of the latter: the former may be other people's. */
export async function findAllByUser(db: Db, { id, uid }: { id: number; uid: string }): Promise<object[]> {
  const isOwn = sql<boolean>`(noun = 'user' and noun_id = ${String(id)})`;
  return db
    .selectFrom("audit")
    .select(["at", "eventId", "noun", "nounId", "action", "reason"])
    .select([
      sql`case when ${isOwn} then before end`.as("before"),
      sql`case when ${isOwn} then after end`.as("after"),
      sql`case when ${isOwn} then actor_name end`.as("actorName"),
    ])
    .where((where) => where.or([where("actorUid", "=", uid), isOwn]))
    .orderBy("id")
    .execute();
}

function newestFirst(query: ReturnType<typeof found>) {
  return query.selectAll().orderBy("at", "desc").orderBy("id", "desc");
}

function found(db: Db, eventId: number, { search, noun, actor }: Filter) {
  const text = sql<string>`search_key(
    concat_ws(' ', actor_name, noun, action, reason, before::text, after::text)
  )`;
  let query = db.selectFrom("audit").where("eventId", "=", eventId).where(containsWords(text, search));
  if (noun) query = query.where("noun", "=", noun);
  if (actor) query = query.where("actorUid", "=", actor);
  return query;
}
