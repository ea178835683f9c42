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

/** The events that wait for somebody with this address. */
export async function findEventIds(db: Db, email: string): Promise<number[]> {
  const rows = await db
    .selectFrom("invitation")
    .select("eventId")
    .where("email", "=", email)
    .orderBy("eventId")
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Takes an invitation out, for whoever comes first; undefined for the others. */
export function takeByAddress(db: Db, eventId: number, email: string): Promise<InvitationRow | undefined> {
  return db
    .deleteFrom("invitation")
    .where("eventId", "=", eventId)
    .where("email", "=", email)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("invitation").where("eventId", "=", eventId).where("id", "=", id).execute();
}
