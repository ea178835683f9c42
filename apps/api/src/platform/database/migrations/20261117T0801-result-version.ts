import { type Kysely, sql } from "kysely";

/** Results as they were published, by number and for ever. Sessions and groups are named, so that they may go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table result_version (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      number integer not null check (number > 0),
      session_number integer,
      group_code text,
      ruleset_version integer not null,
      facts_hash text not null check (facts_hash ~ '^[0-9a-f]{64}$'),
      tables jsonb not null,
      reason text not null default '',
      user_id bigint references "user" (id) on delete set null,
      created_at timestamptz not null default now(),
      unique (event_id, number)
    )
  `.execute(db);
  await sql`
    create index result_version_by_user on result_version (user_id) where user_id is not null
  `.execute(db);
}
