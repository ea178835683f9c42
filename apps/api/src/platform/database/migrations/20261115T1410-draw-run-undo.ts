import { type Kysely, sql } from "kysely";

/** A run that was taken out of force stays listed and says so; it remembers whom it moved, and from where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_run
      add column moved jsonb not null default '[]',
      drop constraint draw_run_status_check,
      add constraint draw_run_status_check
        check (status in ('draft', 'published', 'locked', 'superseded', 'undone'))
  `.execute(db);
}
