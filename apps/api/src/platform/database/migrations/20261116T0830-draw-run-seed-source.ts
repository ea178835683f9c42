import { type Kysely, sql } from "kysely";

/** A run says who made its seed. Nobody wrote it down for the runs that are there already, so theirs is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_run
      add column seed_source text not null default 'unknown'
        check (seed_source in ('server', 'given', 'unknown'))
  `.execute(db);
  await sql`alter table draw_run alter column seed_source drop default`.execute(db);
}
