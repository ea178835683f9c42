import { type Kysely, sql } from "kysely";

/** A right on an event that waits for somebody to sign up with that address and prove that it is theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      email text not null check (email = lower(email)),
      "right" text not null check ("right" in ('owner', 'organizer', 'scorer')),
      invited_by bigint references "user" (id) on delete set null,
      created_at timestamptz not null default now(),
      constraint invitation_taken unique (event_id, email)
    )
  `.execute(db);
  await sql`create index invitation_by_email on invitation (email)`.execute(db);
}
