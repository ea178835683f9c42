import { type Kysely, sql } from "kysely";

/** What was said about scores on top of something that has not arrived yet, as by a call that overtook another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_operation (
      event_id bigint not null references event (id) on delete cascade,
      id uuid not null,
      waits_for uuid not null,
      session_id bigint not null,
      angler_id bigint not null,
      said jsonb not null,
      user_id bigint references "user" (id) on delete set null,
      pass_id bigint,
      taken_in_by bigint references "user" (id) on delete set null,
      device_id uuid,
      received_at timestamptz not null default now(),
      primary key (event_id, id),
      constraint waiting_operation_pass foreign key (event_id, pass_id) references pass (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`
    create index waiting_operation_by_score on waiting_operation (event_id, session_id, angler_id)
  `.execute(db);
  await sql`
    create index waiting_operation_by_user on waiting_operation (user_id) where user_id is not null
  `.execute(db);
}
