import { type Kysely, sql } from "kysely";

/** A user is changed by himself and by administrators: a stale form must not undo the other's change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column revision integer not null default 1`.execute(db);
  await sql`create index audit_by_actor on audit (actor_uid, at desc)`.execute(db);
}
