import type { Expression } from "kysely";
import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** How many rows a query finds, whatever it selects of them. */
export async function countRows(db: Db, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${query} as found`.execute(db);
  return rows[0]!.total;
}
