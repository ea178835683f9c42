import { type Kysely, sql } from "kysely";

/** Whether we have seen a token that says the address is proven. Tokens from before the proof are refused from then on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "user" add column is_email_proven boolean not null default false`.execute(db);
}
