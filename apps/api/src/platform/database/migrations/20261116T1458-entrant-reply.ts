import { type Kysely, sql } from "kysely";

/** Whom a captain has named says whether they take part, with the code of a letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table entrant
      add column reply text check (reply in ('yes', 'no')),
      add column replied_at timestamptz,
      add column asked_at timestamptz,
      add column code_hash text,
      add column code_expires_at timestamptz
  `.execute(db);
  await sql`create unique index entrant_by_code on entrant (code_hash) where code_hash is not null`.execute(
    db,
  );
}
