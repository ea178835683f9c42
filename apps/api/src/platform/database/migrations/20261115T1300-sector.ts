import { type Kysely, sql } from "kysely";

/**
 * Rows of an event refer to each other by event and id together, so that none can point into another event. Those
 * references are checked when the transaction ends: an event is deleted with everything in it, in whatever order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sector (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      parent_id bigint,
      code text not null,
      name text not null default '',
      description text not null default '',
      kind text not null check (kind in ('bank', 'boat', 'lake')),
      position integer not null,
      latitude numeric(8, 6) check (latitude between -90 and 90),
      longitude numeric(9, 6) check (longitude between -180 and 180),
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint sector_code_taken unique (event_id, code),
      constraint sector_parent foreign key (event_id, parent_id) references sector (event_id, id)
        deferrable initially deferred,
      check (parent_id <> id),
      check ((latitude is null) = (longitude is null))
    )
  `.execute(db);
  await sql`
    create table peg (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      sector_id bigint not null,
      number integer not null check (number > 0),
      position integer not null,
      is_end boolean not null default false,
      is_accessible boolean not null default false,
      out_of_use_reason text check (out_of_use_reason <> ''),
      unique (event_id, id),
      constraint peg_number_taken unique (sector_id, number) deferrable,
      constraint peg_sector foreign key (event_id, sector_id) references sector (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index peg_by_sector on peg (event_id, sector_id)`.execute(db);
}
