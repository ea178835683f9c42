import { type Kysely, sql } from "kysely";

/** Protests, and since when a session's result can be contested. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column closed_at timestamptz`.execute(db);
  // Its last change is the nearest that is known of a session that was closed before.
  await sql`
    update session set closed_at = updated_at where status in ('provisional', 'official')
  `.execute(db);
  await sql`
    create table protest (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      session_id bigint not null,
      angler_id bigint not null,
      user_id bigint references "user" (id) on delete set null,
      subject text not null,
      text text not null check (text <> ''),
      status text not null default 'open',
      decision text not null default '',
      decided_at timestamptz,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((status in ('upheld', 'dismissed')) = (decided_at is not null)),
      unique (event_id, id),
      constraint protest_session foreign key (event_id, session_id) references session (event_id, id)
        deferrable initially deferred,
      constraint protest_angler foreign key (event_id, angler_id) references angler (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index protest_by_session on protest (event_id, session_id)`.execute(db);
  await sql`create index protest_by_user on protest (user_id)`.execute(db);
}
