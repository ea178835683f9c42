import { type Kysely, sql } from "kysely";

/** A signature is found by the hash of the secret in its receipt's link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index score_operation_by_receipt on score_operation ((said ->> 'receiptHash')) where kind = 'sign'
  `.execute(db);
}
