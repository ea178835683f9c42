import { type Kysely, sql } from "kysely";

/** What a guardian has agreed to, word by word, and when. Earlier registrations keep nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registration
      add column guardian_consent text not null default '',
      add column guardian_consent_at timestamptz
  `.execute(db);
}
