import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      name text not null,
      club text not null default '',
      country text not null default '',
      captain text not null default '',
      logo text,
      start_number integer check (start_number > 0),
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint team_start_number_taken unique (event_id, start_number) deferrable
    )
  `.execute(db);
  await sql`create unique index team_name_taken on team (event_id, search_key(name))`.execute(db);
}
