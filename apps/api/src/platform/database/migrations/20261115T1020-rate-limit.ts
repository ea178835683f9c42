import { type Kysely, sql } from "kysely";

/** Counts of attempts, shaped as the rate limiter wants them. Losing them in a crash costs nothing: unlogged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )
  `.execute(db);
}
