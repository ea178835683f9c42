import { type Kysely, sql } from "kysely";

/** A draw that was locked and opened again says so in public: who did it, when and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draw_run add column unlocks jsonb not null default '[]'`.execute(db);
}
