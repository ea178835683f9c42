import { type Kysely, sql } from "kysely";

/** No foreign keys: the trail outlives the users and events it speaks of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      actor_uid text,
      actor_name text,
      event_id bigint,
      noun text not null,
      noun_id text not null,
      action text not null,
      before jsonb,
      after jsonb,
      reason text
    )
  `.execute(db);
  await sql`create index audit_by_event on audit (event_id, at desc)`.execute(db);
  await sql`create index audit_by_noun on audit (noun, noun_id)`.execute(db);
}
