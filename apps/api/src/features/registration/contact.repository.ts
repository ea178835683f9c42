import { sql } from "kysely";
import { type ForgottenKeys, holdsAny } from "../../platform/audit/forget-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import { withoutPrivate } from "./entrant.repository.ts";

/** What is erased of each noun, as the trail names it. Who is under age stays: their names are hidden by it. */
export const ofRegistrations: ForgottenKeys = {
  noun: "registration",
  keys: [
    "email",
    "phone",
    "guardianName",
    "guardianConsent",
    "guardianConsentAt",
    "answers",
    "notes",
    "reason",
  ],
  isReasonForgotten: true,
};
export const ofAnglers: ForgottenKeys = {
  noun: "angler",
  keys: ["licence", "needsAccessiblePeg"],
  isReasonForgotten: false,
};

const hasContact = sql<boolean>`(
  email <> '' or phone <> '' or guardian_name <> '' or guardian_consent <> '' or notes <> '' or reason <> '' or answers <> '{}'
)`;
const isReachable = sql<boolean>`(email <> '' or licence <> '' or needs_accessible_peg or code_hash is not null
  or coalesce(listed ->> 'licence', '') <> '' or coalesce(listed -> 'needsAccessiblePeg', 'false') = 'true')`;
const isNamed = sql<boolean>`payer <> ''`;

/**
 * Events whose last day was more than so many months ago, by the clock at the water, and of which something is left. Nobody
 * loses anything by a mistyped date: an event that nobody finished was also left alone for a month. Of what was deleted only
 * the trail still speaks.
 */
export async function findEventsToErase(db: Db, months: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from event
    where ends_on < (now() at time zone time_zone)::date - make_interval(months => ${months})
      and (status in ('finished', 'archived', 'cancelled') or updated_at < now() - interval '1 month') and (
      exists (select from registration where event_id = event.id and ${hasContact})
      or exists (select from entrant where event_id = event.id and ${isReachable})
      or exists (select from payment where event_id = event.id and ${isNamed})
      or exists (select from angler where event_id = event.id and (licence <> '' or needs_accessible_peg))
      or exists (
        select from audit where event_id = event.id and (${holdsAny(ofRegistrations)} or ${holdsAny(ofAnglers)})
      )
    )
    order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Of one event all registrations, or some of them alone. */
export interface Erased {
  eventId: number;
  registrationIds?: readonly number[] | undefined;
}

/** A registration and those that were found to be of the same person: they hold what it holds. */
export async function findWithMerged(db: Db, eventId: number, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive same as (
      select id from registration where event_id = ${eventId} and id = ${id}
      union
      select registration.id from registration join same on registration.merged_into = same.id
      where registration.event_id = ${eventId}
    )
    select id from same order by id
  `.execute(db);
  return rows.map((row) => row.id);
}

export async function eraseRegistrations(db: Db, { eventId, registrationIds }: Erased): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("registration")
    .set((row) => ({
      email: "",
      phone: "",
      guardianName: "",
      guardianConsent: "",
      guardianConsentAt: null,
      notes: "",
      reason: "",
      answers: JSON.stringify({}),
      revision: row("revision", "+", 1),
    }))
    .where("eventId", "=", eventId)
    .where(isOneOf("id", registrationIds))
    .where(hasContact)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Whoever has seen what is gone must not write it back. */
export async function raiseRevisions(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  await db
    .updateTable("registration")
    .set((row) => ({ revision: row("revision", "+", 1) }))
    .where("eventId", "=", eventId)
    .where(isOneOf("id", ids))
    .execute();
}

export async function eraseEntrants(db: Db, { eventId, registrationIds }: Erased): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("entrant")
    .set({ email: "", ...withoutPrivate, codeHash: null, codeExpiresAt: null })
    .where("eventId", "=", eventId)
    .where(isOneOf("registration_id", registrationIds))
    .where(isReachable)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** That it was paid stays. */
export async function erasePayments(db: Db, { eventId, registrationIds }: Erased): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("payment")
    .set({ payer: "" })
    .where("eventId", "=", eventId)
    .where(isOneOf("registration_id", registrationIds))
    .where(isNamed)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** The same for somebody who has left, in whichever event they paid for. */
export async function forgetPayers(db: Db, userId: number): Promise<void> {
  await db
    .updateTable("payment")
    .set({ payer: "" })
    .where("registrationId", "in", (query) =>
      query.selectFrom("registration").select("id").where("userId", "=", userId),
    )
    .where(isNamed)
    .execute();
}

function isOneOf(column: string, ids: readonly number[] | undefined) {
  return ids ? sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])` : sql<boolean>`true`;
}
