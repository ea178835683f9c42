import { type Kysely, sql } from "kysely";

/**
 * What an event is found by is kept beside it. Words of one or two letters have no trigrams: for them every event is
 * looked at, and taking away the accents again each time would cost more than the search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index event_by_search`.execute(db);
  await sql`
    alter table event add column search_text text not null
      generated always as (search_key(name || ' ' || venue || ' ' || location)) stored
  `.execute(db);
  await sql`create index event_by_search on event using gin (search_text gin_trgm_ops)`.execute(db);
}
