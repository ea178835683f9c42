import { type Kysely, sql } from "kysely";

/** Who has taken in an operation from somebody else's device, by a file or by codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table score_operation add column taken_in_by bigint references "user" (id) on delete set null
  `.execute(db);
}
