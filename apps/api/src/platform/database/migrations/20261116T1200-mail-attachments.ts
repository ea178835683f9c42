import { type Kysely, sql } from "kysely";

/** Pictures and calendars that go with a letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column attachments jsonb not null default '[]'`.execute(db);
}
