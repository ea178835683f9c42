import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table "group" (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      code text not null,
      name text not null default '',
      position integer not null,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint group_code_taken unique (event_id, code)
    )
  `.execute(db);
}
