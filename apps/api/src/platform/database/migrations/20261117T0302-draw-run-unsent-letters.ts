import { type Kysely, sql } from "kysely";

/** How many letters about a draw were not written, since whoever published or changed it had caused too many that day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draw_run add column unsent_letters integer not null default 0`.execute(db);
}
