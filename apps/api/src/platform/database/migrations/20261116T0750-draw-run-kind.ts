import { type Kysely, sql } from "kysely";

/** A group draw is made at once and for the whole event, so it always has an outcome and never a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_run
      add constraint draw_run_group_shape
        check (kind <> 'group' or (session_id is null and outcome is not null and report is not null))
  `.execute(db);
}
