import type { AuditNoun } from "@tightlines/contract/audit-noun";
import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

export interface ForgottenValues {
  noun: AuditNoun;
  nounId: number;
  /** What stays of the values before and after, since it tells nothing about the person. */
  kept: readonly string[];
  /** Whose name is taken off these entries; entries about other things keep it. */
  actorUid: string;
}

/** One of four changes the trail admits: what it says about a person who has left is taken out, that it happened stays. */
export async function forgetValues(db: Db, { noun, nounId, kept, actorUid }: ForgottenValues): Promise<void> {
  await sql`
    update audit
    set before = before - array(select key from jsonb_object_keys(before) as key where key <> all (${kept}::text[])),
        after = after - array(select key from jsonb_object_keys(after) as key where key <> all (${kept}::text[])),
        actor_name = case when actor_uid = ${actorUid} then null else actor_name end
    where noun = ${noun} and noun_id = ${String(nounId)}
  `.execute(db);
}

/** Another one: entries about somebody before they were known go by their address. */
export async function forgetAddress(
  db: Db,
  { noun, email }: { noun: AuditNoun; email: string },
): Promise<void> {
  await sql`
    update audit set before = before - 'email', after = after - 'email'
    where noun = ${noun} and ${email} in (before ->> 'email', after ->> 'email')
  `.execute(db);
}

/** What an event's trail is to forget about a noun. */
export interface ForgottenKeys {
  noun: AuditNoun;
  keys: readonly string[];
  /** Whether why it was done is about the people as well. */
  isReasonForgotten: boolean;
}

/**
 * The third: the same keys of everything that one event's trail says about a noun, or about some of its rows. Answers how many
 * entries still held some.
 */
export async function forgetEventKeys(
  db: Db,
  eventId: number,
  forgotten: ForgottenKeys,
  nounIds?: readonly number[],
): Promise<number> {
  const { keys, isReasonForgotten } = forgotten;
  const isMeant = nounIds ? sql`noun_id = any(${nounIds.map(String)}::text[])` : sql`true`;
  const { numAffectedRows = 0n } = await sql`
    update audit set before = before - ${keys}::text[], after = after - ${keys}::text[],
      reason = case when ${isReasonForgotten} then null else reason end
    where event_id = ${eventId} and ${isMeant} and ${holdsAny(forgotten)}
  `.execute(db);
  return Number(numAffectedRows);
}

/** Whether an entry still says something of it. What is empty says nothing. */
export function holdsAny({ noun, keys, isReasonForgotten }: ForgottenKeys) {
  const isSaid = (values: "before" | "after") => sql`exists (
    select from jsonb_each(audit.${sql.ref(values)})
    where key = any(${keys}::text[]) and value not in ('""', '{}', 'false', 'null')
  )`;
  return sql<boolean>`(
    audit.noun = ${noun}
    and (${isSaid("before")} or ${isSaid("after")} or (${isReasonForgotten} and audit.reason is not null))
  )`;
}

/**
 * The fourth: how somebody is reached is taken out of the entries about what was theirs, and everything else stays. The
 * entries themselves say whose it was: of what was deleted there is nothing else left.
 */
export async function forgetKeys(
  db: Db,
  { noun, keys, isReasonForgotten }: ForgottenKeys,
  userId: number,
): Promise<void> {
  await sql`
    update audit set before = before - ${keys}::text[], after = after - ${keys}::text[],
      reason = case when ${isReasonForgotten} then null else reason end
    where noun = ${noun} and noun_id in (
      select noun_id from audit
      where noun = ${noun} and ${String(userId)} in (before ->> 'userId', after ->> 'userId')
    )
  `.execute(db);
}
