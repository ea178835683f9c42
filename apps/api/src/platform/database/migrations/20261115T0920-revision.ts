import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revision (
      topic text primary key,
      revision bigint not null
    )
  `.execute(db);
}
