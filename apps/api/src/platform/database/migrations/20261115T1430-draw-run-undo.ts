import { type Kysely, sql } from "kysely";

/**
 * A run that was taken out of force stays listed and says who did it, when and why. It remembers whom it moved, and from
 * where; of a run that was in force before this was kept, nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_run
      add column moved jsonb,
      add column undone_at timestamptz,
      add column undone_by text,
      add column undone_reason text not null default '',
      drop constraint draw_run_status_check,
      add constraint draw_run_status_check
        check (status in ('draft', 'published', 'locked', 'superseded', 'undone'))
  `.execute(db);
}
