import { type Kysely, sql } from "kysely";

/** Which registration one was merged into: whoever pays with its reference pays that one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table registration
      add column merged_into bigint,
      add constraint registration_merged_into foreign key (event_id, merged_into)
        references registration (event_id, id) on delete set null (merged_into)
  `.execute(db);
  await sql`
    create index registration_by_merged on registration (event_id, merged_into) where merged_into is not null
  `.execute(db);
}
