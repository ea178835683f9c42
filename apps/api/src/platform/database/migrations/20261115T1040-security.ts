import { type Kysely, sql } from "kysely";

/** Someone's right on one event. "right" is a reserved word of SQL and is quoted everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      user_id bigint not null references "user" (id) on delete cascade,
      "right" text not null check ("right" in ('owner', 'organizer', 'scorer')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, user_id)
    )
  `.execute(db);
  await sql`create index security_by_user on security (user_id)`.execute(db);
}
