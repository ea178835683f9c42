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

/** The third: the same keys of everything that one event's trail says about a noun; with why it was done, if that is about them. */
export async function forgetEventKeys(
  db: Db,
  {
    eventId,
    noun,
    keys,
    isReasonForgotten,
  }: { eventId: number; noun: AuditNoun; keys: readonly string[]; isReasonForgotten: boolean },
): Promise<void> {
  await sql`
    update audit set before = before - ${keys}::text[], after = after - ${keys}::text[],
      reason = case when ${isReasonForgotten} then null else reason end
    where event_id = ${eventId} and noun = ${noun}
  `.execute(db);
}

/**
 * The fourth: how somebody is reached is taken out of the entries about what was theirs, and everything else stays. The
 * entries themselves say whose it was: of what was deleted there is nothing else left.
 */
export async function forgetKeys(
  db: Db,
  { noun, userId, keys }: { noun: AuditNoun; userId: number; keys: readonly string[] },
): Promise<void> {
  await sql`
    update audit set before = before - ${keys}::text[], after = after - ${keys}::text[]
    where noun = ${noun} and noun_id in (
      select noun_id from audit
      where noun = ${noun} and ${String(userId)} in (before ->> 'userId', after ->> 'userId')
    )
  `.execute(db);
}
