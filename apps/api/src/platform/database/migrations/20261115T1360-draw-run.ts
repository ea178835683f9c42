import { type Kysely, sql } from "kysely";

/**
 * Every run that was ever made stays, with what went in, the seed and what came out, so that anybody can make it again
 * and nobody can roll until it pleases.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draw_run (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      number integer not null check (number > 0),
      kind text not null check (kind in ('group', 'peg')),
      session_id bigint,
      status text not null default 'draft' check (status in ('draft', 'published', 'locked', 'superseded')),
      algorithm text not null default '',
      plan jsonb not null default '{}',
      seed text not null check (seed ~ '^[0-9a-f]{64}$'),
      seed_hash text not null,
      input jsonb not null,
      input_hash text not null,
      ingredient text not null default '',
      outcome jsonb,
      report jsonb,
      reason text not null default '',
      actor_uid text,
      actor_name text,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      published_at timestamptz,
      locked_at timestamptz,
      unique (event_id, id),
      constraint draw_run_number_taken unique (event_id, number),
      constraint draw_run_session foreign key (event_id, session_id) references session (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
}
