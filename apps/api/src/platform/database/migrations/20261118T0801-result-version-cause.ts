import { type Kysely, sql } from "kysely";

/**
 * What a version was published by. What was carried out is dated when its rows are locked, and not when its transaction began: a
 * correction that waits for another one belongs to the version after it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table result_version
      add column cause text not null default 'calculated'
        check (cause in ('calculated', 'closed', 'official', 'corrected')),
      alter column created_at set default clock_timestamp()
  `.execute(db);
  await sql`alter table score_operation alter column received_at set default clock_timestamp()`.execute(db);
}
