import { type Kysely, sql } from "kysely";

/** With the status in it, the index alone tells in which order guests see the events, and how many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index event_by_date`.execute(db);
  await sql`
    create index event_by_date on event (ends_on, starts_on, id) include (status)
    where status <> 'draft' and visibility = 'public'
  `.execute(db);
}
