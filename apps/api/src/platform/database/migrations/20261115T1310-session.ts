import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      number integer not null check (number > 0),
      name text not null default '',
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      kind text not null default 'official' check (kind in ('official', 'practice', 'rest')),
      status text not null default 'scheduled'
        check (status in ('scheduled', 'running', 'provisional', 'official', 'cancelled')),
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint session_number_taken unique (event_id, number) deferrable,
      check (ends_at > starts_at)
    )
  `.execute(db);
}
