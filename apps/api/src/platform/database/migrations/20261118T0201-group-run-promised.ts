import { type Kysely, sql } from "kysely";

/** A draw of groups may be promised first and drawn later, as a draw of pegs is. Those so far were drawn when they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update draw_run set drawn_at = created_at where kind = 'group' and drawn_at is null`.execute(db);
  await sql`
    alter table draw_run
      drop constraint draw_run_group_shape,
      add constraint draw_run_group_shape check (
        kind <> 'group' or (session_id is null and num_nonnulls(outcome, report, drawn_at) in (0, 3))
      )
  `.execute(db);
}
