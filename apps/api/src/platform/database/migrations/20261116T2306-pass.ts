import { type Kysely, sql } from "kysely";

/** Passes for controllers who have no account, and which of them has entered what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pass (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      name text not null check (name <> ''),
      session_ids bigint[] not null,
      sector_ids bigint[] not null,
      secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      last_seen_at timestamptz,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id)
    )
  `.execute(db);
  await sql`
    alter table score_operation
      add column pass_id bigint,
      add constraint score_operation_pass foreign key (event_id, pass_id) references pass (event_id, id)
        deferrable initially deferred
  `.execute(db);
  await sql`
    create index score_operation_by_pass on score_operation (event_id, pass_id) where pass_id is not null
  `.execute(db);
}
