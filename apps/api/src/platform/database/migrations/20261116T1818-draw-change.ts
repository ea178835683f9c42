import { type Kysely, sql } from "kysely";

/** What was changed of a published draw, in order, with all that anybody needs to compute it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draw_change (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      run_id bigint not null,
      number integer not null check (number >= 1),
      change jsonb not null,
      news jsonb not null,
      moves jsonb not null,
      reason text not null,
      actor_uid text not null,
      actor_role text not null check (actor_role in ('owner', 'organizer', 'administrator')),
      created_at timestamptz not null default now(),
      undone_at timestamptz,
      undone_by_uid text,
      undone_reason text not null default '',
      unique (event_id, run_id, number),
      constraint draw_change_run foreign key (event_id, run_id) references draw_run (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`
    alter table draw
      drop constraint draw_source_check,
      add constraint draw_source_check check (source in ('drawn', 'repaired', 'manual', 'substitution')),
      add column changed_by text check (changed_by in ('owner', 'organizer', 'administrator'))
  `.execute(db);
}
