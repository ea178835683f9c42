import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail
      add column expires_at timestamptz,
      add column given_up_at timestamptz,
      add column is_refused boolean not null default false
  `.execute(db);
  await sql`drop index mail_unsent`.execute(db);
  await sql`
    create index mail_unsent on mail (next_attempt_at) where sent_at is null and given_up_at is null
  `.execute(db);
}
