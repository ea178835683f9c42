import { type Kysely, sql } from "kysely";

/** Whom the start list withdrew comes back with their registration; whom somebody withdrew by hand does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entrant add column is_withdrawn_by_list boolean not null default false`.execute(db);
}
