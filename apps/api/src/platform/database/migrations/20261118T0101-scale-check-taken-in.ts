import { type Kysely, sql } from "kysely";

/** Who brought the check of a scale from a device that could not send it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table scale_check add column taken_in_by bigint references "user" (id) on delete set null
  `.execute(db);
  await sql`
    create index scale_check_by_taker on scale_check (taken_in_by) where taken_in_by is not null
  `.execute(db);
}
