import { type Kysely, sql } from "kysely";

/**
 * Changes that their callers have named, with what was answered. The primary key decides which of two that come at the
 * same moment is carried out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      caller text not null,
      key text not null,
      fingerprint text not null,
      status smallint,
      answer text,
      created_at timestamptz not null default now(),
      primary key (caller, key)
    )
  `.execute(db);
  await sql`create index idempotency_key_by_age on idempotency_key (created_at)`.execute(db);
}
