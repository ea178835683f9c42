import type { Db, Trx } from "./schema.ts";

/** For what reads several tables and must not mix the time before a change with the time after it. */
export function inSnapshot<Result>(db: Db, read: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute((trx) => read(trx));
}
