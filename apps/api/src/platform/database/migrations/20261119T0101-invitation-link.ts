import { type Kysely, sql } from "kysely";

/** Links that invite whoever opens them to help to run an event, and who has accepted. They end with their maker's account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation_link (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      "right" text not null check ("right" in ('organizer', 'scorer')),
      secret_hash text not null unique check (secret_hash ~ '^[A-Za-z0-9_-]{43}$'),
      max_people integer not null check (max_people > 0),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      invited_by bigint not null references "user" (id) on delete cascade,
      created_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index invitation_link_by_event on invitation_link (event_id)`.execute(db);
  await sql`create index invitation_link_by_inviter on invitation_link (invited_by)`.execute(db);
  await sql`
    create table invitation_link_taker (
      invitation_link_id bigint not null references invitation_link (id) on delete cascade,
      user_id bigint not null references "user" (id) on delete cascade,
      taken_at timestamptz not null default now(),
      primary key (invitation_link_id, user_id)
    )
  `.execute(db);
  await sql`create index invitation_link_taker_by_user on invitation_link_taker (user_id)`.execute(db);
}
