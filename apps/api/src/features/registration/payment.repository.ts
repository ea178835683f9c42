import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { PaymentTable } from "../../platform/database/tables/payment.table.ts";

/** What has paid already. */
export async function findFingerprints(db: Db, eventId: number): Promise<Set<string>> {
  const rows = await db.selectFrom("payment").select("fingerprint").where("eventId", "=", eventId).execute();
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

export async function insertMany(
  db: Db,
  eventId: number,
  payments: readonly Omit<Insertable<PaymentTable>, "eventId">[],
): Promise<void> {
  if (payments.length === 0) return;
  await db
    .insertInto("payment")
    .values(payments.map((payment) => ({ ...payment, eventId })))
    .execute();
}
