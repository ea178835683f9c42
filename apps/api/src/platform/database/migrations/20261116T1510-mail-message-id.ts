import { type Kysely, sql } from "kysely";

/** A letter that has to be sent once more is the same letter for whoever receives it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column message_id uuid not null default gen_random_uuid()`.execute(db);
}
