import { type Kysely, sql } from "kysely";

/** A ceremony reveals sectors in the order that the organizer likes: a count says too little. Nothing was counted yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_run
      drop column revealed,
      add column revealed integer[] not null default '{}'
  `.execute(db);
}
