import type { EventRight } from "@tightlines/domain/event/event-right";
import type { Db } from "../../platform/database/schema.ts";
import type { InvitationRow } from "../../platform/database/tables/invitation.table.ts";
import { invitations } from "./security.repository.ts";
import type { SecurityEntry } from "./security.repository.ts";

export interface NewInvitation {
  eventId: number;
  email: string;
  right: EventRight;
  invitedBy: number;
}

export async function insert(db: Db, invitation: NewInvitation): Promise<number> {
  const { id } = await db
    .insertInto("invitation")
    .values(invitation)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findById(db: Db, eventId: number, id: number): Promise<SecurityEntry | undefined> {
  return invitations(db)
    .where("invitation.eventId", "=", eventId)
    .where("invitation.id", "=", id)
    .executeTakeFirst();
}

export function findByAddress(db: Db, eventId: number, email: string): Promise<SecurityEntry | undefined> {
  return invitations(db)
    .where("invitation.eventId", "=", eventId)
    .where("invitation.email", "=", email)
    .executeTakeFirst();
}

/** An open invitation as whoever was invited sees it. */
export interface OwnInvitation {
  id: number;
  eventId: number;
  right: EventRight;
  eventName: string;
  eventUrl: string;
  invitedBy: string;
  createdAt: Date;
}

/** What waits for whoever has this address, the newest first. */
export function findOwn(db: Db, email: string): Promise<OwnInvitation[]> {
  return own(db, email).orderBy("invitation.id", "desc").limit(OWN_MOST).execute();
}

/** Nobody is asked about more at once. */
const OWN_MOST = 100;

export function findOwnById(db: Db, email: string, id: number): Promise<OwnInvitation | undefined> {
  return own(db, email).where("invitation.id", "=", id).executeTakeFirst();
}

function own(db: Db, email: string) {
  return db
    .selectFrom("invitation")
    .innerJoin("event", "event.id", "invitation.eventId")
    .innerJoin("user", "user.id", "invitation.invitedBy")
    .select([
      "invitation.id",
      "invitation.eventId",
      "invitation.right",
      "event.name as eventName",
      "event.url as eventUrl",
      "user.displayName as invitedBy",
      "invitation.createdAt",
    ])
    .where("invitation.email", "=", email);
}

/** What somebody has asked others to do on an event, and they have yet to answer. */
export function findByInviter(db: Db, eventId: number, userId: number): Promise<InvitationRow[]> {
  return db
    .selectFrom("invitation")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("invitedBy", "=", userId)
    .orderBy("id")
    .execute();
}

/** Takes an invitation out, for whoever comes first; undefined for the others. */
export function take(
  db: Db,
  { eventId, id }: Pick<OwnInvitation, "eventId" | "id">,
  email: string,
): Promise<InvitationRow | undefined> {
  return db
    .deleteFrom("invitation")
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .where("email", "=", email)
    .returningAll()
    .executeTakeFirst();
}

/** Rights that wait until they have proven that the address is theirs. */
export function findAllByAddress(db: Db, email: string): Promise<object[]> {
  return db
    .selectFrom("invitation")
    .innerJoin("event", "event.id", "invitation.eventId")
    .select(["invitation.eventId", "event.name as eventName", "invitation.right", "invitation.createdAt"])
    .where("invitation.email", "=", email)
    .orderBy("invitation.id")
    .execute();
}

export async function deleteByAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom("invitation").where("email", "=", email).execute();
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("invitation").where("eventId", "=", eventId).where("id", "=", id).execute();
}
