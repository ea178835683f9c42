import { sql } from "kysely";
import type { Db, Trx } from "./schema.ts";

/**
 * For what must happen together, or not at all. Where `db` already is a transaction, the work becomes a part of it: when
 * the work fails, the part is taken back and the rest stays as it was.
 */
export function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? asPart(db as Trx, work) : asWhole(db, work);
}

/**
 * Puts right what was done outside of the database, when the work that calls this is taken back: because it fails itself,
 * or because what it is a part of fails later, also at the commit. It is given a handle on which the transaction is over and
 * asks there what holds, because nobody knows whether a commit whose answer got lost took place.
 */
export function onRollback(trx: Trx, putRight: PutRight): void {
  outside.get(trx)!.open.push(putRight);
}

/** Whether somebody waits for a transaction of this process. */
export function isInTransaction(): boolean {
  return running > 0;
}

let running = 0;

type PutRight = (db: Db) => Promise<void>;

/** What each transaction has to put right: if it fails, and in any case, since the part that did it has failed. */
const outside = new WeakMap<Trx, { open: PutRight[]; due: PutRight[] }>();

async function asWhole<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const open: PutRight[] = [];
  const due: PutRight[] = [];
  running += 1;
  try {
    return await db.transaction().execute((trx) => {
      outside.set(trx, { open, due });
      return work(trx);
    });
  } catch (error) {
    due.push(...open);
    throw error;
  } finally {
    running -= 1;
    for (const putRight of due.toReversed()) await putRight(db);
  }
}

let parts = 0;

async function asPart<Result>(trx: Trx, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  // No two have the same name, so that none has to be released before the next one: that would be one statement more.
  const part = sql.id(`part_${++parts}`);
  await sql`savepoint ${part}`.execute(trx);
  const { open, due } = outside.get(trx) ?? { open: [], due: [] };
  const before = open.length;
  try {
    return await work(trx);
  } catch (error) {
    due.push(...open.splice(before));
    // This fails only when the connection is lost, and the whole transaction with it. The first error says more.
    await sql`rollback to savepoint ${part}`.execute(trx).catch(() => {});
    throw error;
  }
}
