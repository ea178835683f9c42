import { type Kysely, sql } from "kysely";

/** Where everybody fishes. A run says what was drawn; these rows say what holds now, whoever changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_run
      add column takes_ingredient boolean not null default false,
      add column drawn_at timestamptz,
      add column revealed integer not null default 0 check (revealed >= 0)
  `.execute(db);
  await sql`
    create table draw (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      session_id bigint not null,
      angler_id bigint not null,
      sector_id bigint not null,
      peg_id bigint not null,
      source text not null check (source in ('drawn', 'manual', 'substitution')),
      run_id bigint,
      reason text not null default '',
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint draw_angler_taken unique (event_id, session_id, angler_id),
      constraint draw_peg_taken unique (event_id, session_id, peg_id) deferrable initially deferred,
      constraint draw_session foreign key (event_id, session_id) references session (event_id, id)
        deferrable initially deferred,
      constraint draw_angler foreign key (event_id, angler_id) references angler (event_id, id)
        deferrable initially deferred,
      constraint draw_sector foreign key (event_id, sector_id) references sector (event_id, id)
        deferrable initially deferred,
      constraint draw_peg foreign key (event_id, peg_id) references peg (event_id, id)
        deferrable initially deferred,
      constraint draw_run_of_draw foreign key (event_id, run_id) references draw_run (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index draw_by_angler on draw (event_id, angler_id)`.execute(db);
  await sql`create index draw_by_sector on draw (event_id, sector_id)`.execute(db);
  await sql`create index draw_by_peg on draw (event_id, peg_id)`.execute(db);
  await sql`create index draw_by_run on draw (event_id, run_id)`.execute(db);
}
