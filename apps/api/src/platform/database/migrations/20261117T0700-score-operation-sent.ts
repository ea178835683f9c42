import { type Kysely, sql } from "kysely";

/** What was sent is known again by its bytes: how they are read may change with the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score_operation add column sent_hash text check (sent_hash ~ '^[0-9a-f]{64}$')
  `.execute(db);
}
