import { type Kysely, sql } from "kysely";

/** Addresses an event had before: posters and shared links go on leading to it until another event takes one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_old_url (
      url text primary key,
      event_id bigint not null references event (id) on delete cascade,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index event_old_url_by_event on event_old_url (event_id)`.execute(db);
}
