import { type Kysely, sql } from "kysely";

/**
 * A run names people by their account, so that the name of somebody who has left does not stay in it. Who undid a run is
 * found in the trail, which has kept their account from the beginning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draw_run add column undone_by_uid text`.execute(db);
  await sql`
    update draw_run set undone_by_uid = (
      select audit.actor_uid from audit
      where audit.event_id = draw_run.event_id and audit.noun = 'draw-run'
        and audit.noun_id = draw_run.id::text and audit.action = 'undo'
      order by audit.id desc limit 1
    )
    where undone_at is not null
  `.execute(db);
  await sql`alter table draw_run drop column actor_name, drop column undone_by`.execute(db);
}
