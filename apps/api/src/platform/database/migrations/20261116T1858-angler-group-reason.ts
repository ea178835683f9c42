import { type Kysely, sql } from "kysely";

/** Why somebody is in another group than a draw gave them: everybody reads it beside the draw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table angler add column group_reason text not null default ''`.execute(db);
}
