import { type Kysely, sql } from "kysely";

/** What a weigh team has checked before its first weight in a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scale_check (
      event_id bigint not null references event (id) on delete cascade,
      id uuid not null,
      session_id bigint not null references session (id) on delete cascade,
      scale_number text not null check (scale_number <> ''),
      known_grams integer not null check (known_grams > 0),
      shown_grams integer not null check (shown_grams >= 0),
      tare_grams integer not null check (tare_grams >= 0),
      user_id bigint references "user" (id) on delete set null,
      pass_id bigint,
      made_at timestamptz not null,
      received_at timestamptz not null default now(),
      primary key (event_id, id),
      constraint scale_check_pass foreign key (event_id, pass_id) references pass (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index scale_check_by_session on scale_check (session_id)`.execute(db);
  await sql`create index scale_check_by_user on scale_check (user_id) where user_id is not null`.execute(db);
}
