import type { AuditListQuery } from "@tightlines/contract/audit";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";

type Db = Kysely<Schema>;
type Filter = Pick<AuditListQuery, "search" | "noun" | "actor">;

export function findPage(
  db: Db,
  eventId: number,
  filter: Filter,
  page: { limit: number; offset: number },
): Promise<AuditRow[]> {
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

/** Everybody who changed something, under the newest of his names. */
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

/** What an id may stand for. */
export type NamedKind =
  | "user"
  | "species"
  | "security"
  | "sector"
  | "session"
  | "team"
  | "angler"
  | "group"
  | "draw-run";

/** What an event's ids stand for today, in words, by `kind:id`; what is gone is missing. */
export async function findNames(
  db: Db,
  eventId: number,
  wanted: ReadonlyMap<NamedKind, ReadonlySet<number>>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, ids] of wanted) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from (${sources[kind](eventId)}) as named where id = any(${[...ids]}::bigint[])
    `.execute(db);
    for (const { id, name } of rows) names.set(`${kind}:${id}`, name);
  }
  return names;
}

const sources: Record<NamedKind, (eventId: number) => RawBuilder<unknown>> = {
  user: () => sql`select id, display_name as name from "user"`,
  species: () => sql`select id, name from species`,
  security: (event) => sql`
    select security.id, display_name as name from security join "user" on "user".id = user_id
    where event_id = ${event}`,
  sector: (event) => sql`
    select id, trim(code || ' ' || name) as name from sector where event_id = ${event}`,
  session: (event) => sql`
    select id, case when name = '' then number::text else number || ' ' || name end as name
    from session where event_id = ${event}`,
  team: (event) => sql`select id, name from team where event_id = ${event}`,
  angler: (event) => sql`
    select id, first_name || ' ' || last_name as name from angler where event_id = ${event}`,
  group: (event) => sql`
    select id, trim(code || ' ' || name) as name from "group" where event_id = ${event}`,
  "draw-run": (event) => sql`select id, '#' || number as name from draw_run where event_id = ${event}`,
};

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
