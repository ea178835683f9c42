import { type Kysely, sql } from "kysely";

/** The secret addresses under which people's calendars are fetched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar (
      user_id bigint primary key references "user" on delete cascade,
      secret_hash text not null unique,
      created_at timestamptz not null default now()
    )
  `.execute(db);
}
