import { type Kysely, sql } from "kysely";

/** Whether an angler needs a group and a peg, in one place for every query: reserves and those who have withdrawn do not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function takes_part(angler) returns boolean
      language sql immutable parallel safe
      return not ($1).is_reserve and ($1).presence <> 'withdrawn'
  `.execute(db);
}
