import { type Kysely, sql } from "kysely";

/** What a second person has read from an angler's card, without seeing the score. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score
      add column checked_hash text check (checked_hash ~ '^[0-9a-f]{64}$'),
      add column checked_by uuid
  `.execute(db);
}
