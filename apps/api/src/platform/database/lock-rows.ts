import { sql } from "kysely";
import type { Schema, Trx } from "./schema.ts";

/** The tables whose rows belong to one event and have an id of their own. */
type EventPartTable = {
  [Table in keyof Schema]: Schema[Table] extends { eventId: unknown; id: unknown } ? Table : never;
}[keyof Schema];

/** A row of an event that has to stay as it is until the transaction ends. */
export interface RowLock {
  table: EventPartTable;
  id: number;
  /** `share`: others may read on it as well, nobody changes it. `change`: nobody else may hold it. */
  mode: "share" | "change";
}

/** Nobody changes this row meanwhile; others may rely on it at the same time. */
export function share(table: EventPartTable, id: number): RowLock {
  return { table, id, mode: "share" };
}

/** This row is going to change; who needs it waits. */
export function change(table: EventPartTable, id: number): RowLock {
  return { table, id, mode: "change" };
}

/**
 * Takes all of them in one order, so that nobody waits for somebody who waits for them. Rows that merely refer to a
 * locked one may still be added: the keys of locked rows do not change.
 */
export async function lockRows(trx: Trx, eventId: number, locks: readonly RowLock[]): Promise<void> {
  for (const { table, id, mode } of locks.toSorted(byTableAndId)) {
    const strength = mode === "share" ? sql`for share` : sql`for no key update`;
    await sql`
      select from ${sql.table(table)} where event_id = ${eventId} and id = ${id} ${strength}
    `.execute(trx);
  }
}

/** From now on, this transaction fails where it waits longer for a row. */
export async function limitWait(trx: Trx, milliseconds: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`.execute(trx);
}

/** Whether something failed because it had waited too long for a row that somebody else holds. */
export function isLockTimeout(error: { code?: unknown }): boolean {
  return error.code === "55P03";
}

function byTableAndId(one: RowLock, other: RowLock): number {
  if (one.table === other.table) return one.id - other.id;
  return one.table < other.table ? -1 : 1;
}
