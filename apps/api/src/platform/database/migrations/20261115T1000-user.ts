import { type Kysely, sql } from "kysely";

/** `rights_version` goes up whenever the role changes; a token made before that is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table "user" (
      id bigint generated always as identity primary key,
      uid text not null unique,
      email text not null unique check (email = lower(email)),
      first_name text not null,
      last_name text not null,
      display_name text not null,
      role text not null check (role in ('member', 'organizer', 'administrator')),
      rights_version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`
    create index user_by_search on "user" using gin (search_key(display_name || ' ' || email) gin_trgm_ops)
  `.execute(db);
}
