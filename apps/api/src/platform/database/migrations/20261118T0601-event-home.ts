import { type Kysely, sql } from "kysely";

/** An imported event knows the numbers that its rows had at home: what was promised about its draws names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_home (
      event_id bigint primary key references event (id) on delete cascade,
      ids jsonb not null
    )
  `.execute(db);
  await sql`alter table draw_run add column is_imported boolean not null default false`.execute(db);
}
