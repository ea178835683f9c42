import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../../platform/database/schema.ts";
import type { PaymentTable } from "../../platform/database/tables/payment.table.ts";

/** Until the transaction ends nobody else imports: two events would count the same line. */
export async function lockImports(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import-payments'))`.execute(trx);
}

/**
 * What has paid already: in this event, or in another one that somebody who runs this one runs as well and that takes its fees
 * on the same account. Of other accounts nothing is known by this: some banks number their lines from 1.
 */
export async function findFingerprints(db: Db, eventId: number): Promise<Set<string>> {
  const { rows } = await sql<{ fingerprint: string }>`
    with account as (
      select coalesce((select iban from registration_settings where event_id = ${eventId}), '') as iban
    )
    select fingerprint from payment
    where event_id = ${eventId} or event_id in (
      select other.event_id
      from security own
      join security other on other.user_id = own.user_id and other.event_id <> own.event_id
      left join registration_settings settings on settings.event_id = other.event_id
      where own.event_id = ${eventId} and own."right" in ('owner', 'organizer')
        and other."right" in ('owner', 'organizer')
        and coalesce(settings.iban, '') = (select iban from account)
    )
  `.execute(db);
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

/** What paid for somebody's registrations, for their export. */
export function findAllByUser(db: Db, userId: number) {
  return db
    .selectFrom("payment")
    .innerJoin("registration", "registration.id", "payment.registrationId")
    .selectAll("payment")
    .where("registration.userId", "=", userId)
    .orderBy("payment.id")
    .execute();
}
