import { sql } from "kysely";
import type { Db, Trx } from "./schema.ts";

/**
 * For what must happen together, or not at all. Where `db` already is a transaction, the work becomes a part of it: when
 * the work fails, the part is taken back and the rest stays as it was.
 */
export function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? asPart(db as Trx, work) : db.transaction().execute(work);
}

let parts = 0;

async function asPart<Result>(trx: Trx, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  // No two have the same name, so that none has to be released before the next one: that would be one statement more.
  const part = sql.id(`part_${++parts}`);
  await sql`savepoint ${part}`.execute(trx);
  try {
    return await work(trx);
  } catch (error) {
    // This fails only when the connection is lost, and the whole transaction with it. The first error says more.
    await sql`rollback to savepoint ${part}`.execute(trx).catch(() => {});
    throw error;
  }
}
