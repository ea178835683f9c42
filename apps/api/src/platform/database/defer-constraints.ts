import { sql } from "kysely";
import type { Trx } from "./schema.ts";

/** Unique numbers are checked when the transaction ends, so that rows may change theirs with each other. */
export async function deferConstraints(trx: Trx): Promise<void> {
  await sql`set constraints all deferred`.execute(trx);
}

/** Checks them now, where whoever is refused is to be told why. */
export async function requireConstraints(trx: Trx): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
}
