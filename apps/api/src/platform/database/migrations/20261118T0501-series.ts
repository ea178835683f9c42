import { type Kysely, sql } from "kysely";

/** Several events that make a season, and what their organizer has decided about who is who. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series (
      id bigint generated always as identity primary key,
      name text not null check (name <> ''),
      url text not null constraint series_url_taken unique,
      rules jsonb not null,
      user_id bigint references "user" (id) on delete set null,
      search_text text generated always as (search_key(name)) stored,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index series_by_user on series (user_id)`.execute(db);
  await sql`
    create table series_event (
      series_id bigint not null references series (id) on delete cascade,
      event_id bigint not null references event (id) on delete cascade,
      is_bonus_round boolean not null default false,
      primary key (series_id, event_id)
    )
  `.execute(db);
  await sql`create index series_event_by_event on series_event (event_id)`.execute(db);
  await sql`
    create table series_match (
      series_id bigint not null references series (id) on delete cascade,
      angler_id bigint not null references angler (id) on delete cascade,
      other_id bigint not null references angler (id) on delete cascade,
      is_same boolean not null,
      created_at timestamptz not null default now(),
      primary key (series_id, angler_id, other_id),
      check (angler_id < other_id)
    )
  `.execute(db);
  await sql`create index series_match_by_angler on series_match (angler_id)`.execute(db);
  await sql`create index series_match_by_other on series_match (other_id)`.execute(db);
}
