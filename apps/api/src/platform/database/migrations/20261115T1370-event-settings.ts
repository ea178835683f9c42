import { type Kysely, sql } from "kysely";

/** What an organizer settles once: how people register, what is shown in which units, how long protests may come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event
      add column registration_opens_at timestamptz,
      add column registration_closes_at timestamptz,
      add column registration_for text not null default 'individual' check (registration_for in ('individual', 'team')),
      add column capacity integer check (capacity > 0),
      add column team_size integer not null default 1 check (team_size between 1 and 50),
      add column reserves integer not null default 0 check (reserves between 0 and 20),
      add column fee text not null default '',
      add column needs_approval boolean not null default true,
      add column units text not null default 'metric' check (units in ('metric', 'imperial')),
      add column protest_minutes integer not null default 60 check (protest_minutes between 0 and 10080),
      add check (registration_closes_at > registration_opens_at)
  `.execute(db);
  await sql`
    create table event_ruleset (
      event_id bigint not null references event (id) on delete cascade,
      version integer not null check (version > 0),
      ruleset jsonb not null,
      revision integer not null default 1,
      reason text not null default '',
      actor_uid text,
      created_at timestamptz not null default now(),
      primary key (event_id, version)
    )
  `.execute(db);
  await sql`
    insert into event_ruleset (event_id, version, ruleset, created_at)
    select id, coalesce((ruleset ->> 'version')::integer, 1), ruleset, created_at from event
  `.execute(db);
}
