import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event (
      id bigint generated always as identity primary key,
      name text not null,
      url text not null unique,
      description text not null default '',
      venue text not null default '',
      location text not null default '',
      starts_on date not null,
      ends_on date not null,
      time_zone text not null,
      discipline text not null,
      visibility text not null default 'public' check (visibility in ('public', 'unlisted')),
      ruleset jsonb not null,
      status text not null default 'draft'
        check (status in ('draft', 'published', 'running', 'finished', 'archived', 'cancelled')),
      logo text,
      cover_photo text,
      revision integer not null default 1,
      created_by bigint references "user" (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (ends_on >= starts_on)
    )
  `.execute(db);
  await sql`
    create index event_by_search on event using gin (search_key(name || ' ' || venue || ' ' || location) gin_trgm_ops)
  `.execute(db);
  await sql`create index event_by_date on event (ends_on, starts_on, id) where status <> 'draft' and visibility = 'public'`.execute(
    db,
  );
}
