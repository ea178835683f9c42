import { type Kysely, sql } from "kysely";

/** An event that was put away after it was cancelled still is one that did not take place: so far only the trail knew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column was_cancelled boolean not null default false`.execute(db);
  await sql`
    update event set was_cancelled = true
    where status = 'cancelled'
      or id in (select event_id from audit where noun = 'event' and after ->> 'status' = 'cancelled')
  `.execute(db);
}
