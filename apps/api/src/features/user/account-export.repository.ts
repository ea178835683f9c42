import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { UserRow } from "../../platform/database/tables/user.table.ts";

export function findSecurities(db: Db, { id }: UserRow): Promise<object[]> {
  return db
    .selectFrom("security")
    .innerJoin("event", "event.id", "security.eventId")
    .select(["security.eventId", "event.name as eventName", "security.right", "security.createdAt"])
    .where("security.userId", "=", id)
    .orderBy("security.id")
    .execute();
}

/** Rights that wait until he has proven that his address is his. */
export function findInvitations(db: Db, { email }: UserRow): Promise<object[]> {
  return db
    .selectFrom("invitation")
    .innerJoin("event", "event.id", "invitation.eventId")
    .select(["invitation.eventId", "event.name as eventName", "invitation.right", "invitation.createdAt"])
    .where("invitation.email", "=", email)
    .orderBy("invitation.id")
    .execute();
}

/** Letters without their text: the links in it are keys. */
export function findMails(db: Db, { email }: UserRow): Promise<object[]> {
  return db
    .selectFrom("mail")
    .select(["subject", "createdAt", "sentAt"])
    .where("toAddress", "=", email)
    .orderBy("id")
    .execute();
}

/** What they did, and what was done to their user, by whom. Values only of the latter: the former may be other people's. */
export async function findAuditEntries(db: Db, { id, uid }: UserRow): Promise<object[]> {
  const isOwn = sql<boolean>`(noun = 'user' and noun_id = ${String(id)})`;
  return db
    .selectFrom("audit")
    .select(["at", "eventId", "noun", "nounId", "action", "reason"])
    .select([
      sql`case when ${isOwn} then before end`.as("before"),
      sql`case when ${isOwn} then after end`.as("after"),
      sql`case when ${isOwn} then actor_name end`.as("actorName"),
    ])
    .where((where) => where.or([where("actorUid", "=", uid), isOwn]))
    .orderBy("id")
    .execute();
}
