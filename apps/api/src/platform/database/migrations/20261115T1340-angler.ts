import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table angler (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      number integer not null check (number > 0),
      first_name text not null,
      last_name text not null,
      team_id bigint,
      slot integer check (slot > 0),
      group_id bigint,
      category text not null default 'open',
      club text not null default '',
      country text not null default '',
      licence text not null default '',
      is_reserve boolean not null default false,
      needs_accessible_peg boolean not null default false,
      presence text not null default 'expected' check (presence in ('expected', 'present', 'absent', 'withdrawn')),
      user_id bigint references "user" (id) on delete set null,
      search_text text not null generated always as
        (search_key(number::text || ' ' || first_name || ' ' || last_name || ' ' || club || ' ' || country)) stored,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint angler_number_taken unique (event_id, number) deferrable,
      constraint angler_slot_taken unique (event_id, team_id, slot) deferrable,
      constraint angler_team foreign key (event_id, team_id) references team (event_id, id)
        deferrable initially deferred,
      constraint angler_group foreign key (event_id, group_id) references "group" (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index angler_by_group on angler (event_id, group_id)`.execute(db);
  await sql`create index angler_by_user on angler (user_id) where user_id is not null`.execute(db);
}
