import type { AuditListQuery } from "@tightlines/contract/audit";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";

type Filter = Pick<AuditListQuery, "search" | "noun" | "actor" | "act">;

/** The entries of one act that are about one noun and did the same to it. */
export interface ActPart {
  reason: string | null;
  count: number;
  /** The first of them. */
  id: number;
}

export function findPage(db: Db, eventId: number, filter: Filter, page: PageWindow): Promise<AuditRow[]> {
  return newestFirst(found(db, eventId, filter))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** What one transaction has written carries one time: its entries are one act. Each act by the first of its entries. */
export async function findActs(
  db: Db,
  eventId: number,
  filter: Filter,
  page: PageWindow,
): Promise<{ id: number; parts: ActPart[] }[]> {
  const acts = await actsOf(db, eventId, filter)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const parts = await found(db, eventId, filter)
    // By the rows themselves: a time that has been here is rounded.
    .innerJoin("audit as first", (join) =>
      join
        .onRef("first.at", "=", "audit.at")
        .on(sql<boolean>`first.actor_uid is not distinct from audit.actor_uid`)
        .on("first.id", "=", sql<number>`any(${acts.map(({ id }) => id)}::bigint[])`),
    )
    .select(["first.id as actId", sql<number>`min(audit.id)`.as("id")])
    .select(({ fn }) => [fn.max("audit.reason").as("reason"), fn.countAll<number>().as("count")])
    .groupBy(["first.id", "audit.noun", "audit.action"])
    .orderBy("count")
    .orderBy("id")
    .execute();
  return acts.map(({ id }) => ({ id, parts: parts.filter(({ actId }) => actId === id) }));
}

export function countActs(db: Db, eventId: number, filter: Filter): Promise<number> {
  return countRows(db, db.selectFrom(actsOf(db, eventId, filter).as("act")));
}

export function findByIds(db: Db, eventId: number, ids: readonly number[]): Promise<AuditRow[]> {
  return db
    .selectFrom("audit")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
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

function actsOf(db: Db, eventId: number, filter: Filter) {
  return found(db, eventId, filter).select(["at", "actorUid"]).select(firstId).groupBy(["at", "actorUid"]);
}

const firstId = sql<number>`min(id)`.as("id");

function found(db: Db, eventId: number, { search, noun, actor, act }: Filter) {
  const text = sql<string>`search_key(
    concat_ws(' ', audit.actor_name, audit.noun, audit.action, audit.reason, audit.before::text, audit.after::text)
  )`;
  let query = db.selectFrom("audit").where("audit.eventId", "=", eventId).where(containsWords(text, search));
  if (noun) query = query.where("audit.noun", "=", noun);
  if (actor) query = query.where("audit.actorUid", "=", actor);
  if (act)
    query = query.where(
      sql<boolean>`exists (
        select from audit as first
        where first.id = ${act} and first.event_id = ${eventId}
          and first.at = audit.at and first.actor_uid is not distinct from audit.actor_uid
      )`,
    );
  return query;
}
