import { type Kysely, sql } from "kysely";

/** A group without a sector rests in that session; a cell nobody has decided on is not there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rotation (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      group_id bigint not null,
      session_id bigint not null,
      sector_id bigint,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint rotation_cell_taken unique (event_id, group_id, session_id),
      constraint rotation_group foreign key (event_id, group_id) references "group" (event_id, id)
        deferrable initially deferred,
      constraint rotation_session foreign key (event_id, session_id) references session (event_id, id)
        deferrable initially deferred,
      constraint rotation_sector foreign key (event_id, sector_id) references sector (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
}
