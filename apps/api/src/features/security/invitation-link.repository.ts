import { type Insertable, sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type {
  InvitationLinkRow,
  InvitationLinkTable,
} from "../../platform/database/tables/invitation-link.table.ts";

/** A link with who made it. */
export interface ListedLink extends InvitationLinkRow {
  invitedByName: string;
}

export interface LinkTaker {
  invitationLinkId: number;
  userId: number;
  displayName: string;
  email: string;
  takenAt: Date;
}

/** The latest first. */
export function findAll(db: Db, eventId: number): Promise<ListedLink[]> {
  return listed(db)
    .where("invitationLink.eventId", "=", eventId)
    .orderBy("invitationLink.id", "desc")
    .execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<ListedLink | undefined> {
  return listed(db)
    .where("invitationLink.eventId", "=", eventId)
    .where("invitationLink.id", "=", id)
    .executeTakeFirst();
}

/** Of whichever event: whoever holds the secret is told which one it is. */
export function findBySecretHash(db: Db, secretHash: string): Promise<ListedLink | undefined> {
  return listed(db).where("invitationLink.secretHash", "=", secretHash).executeTakeFirst();
}

function listed(db: Db) {
  return db
    .selectFrom("invitationLink")
    .innerJoin("user", "user.id", "invitationLink.invitedBy")
    .selectAll("invitationLink")
    .select("user.displayName as invitedByName");
}

/** Who has accepted by one of these links, the first one first. */
export async function findTakers(db: Db, ids: readonly number[]): Promise<LinkTaker[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("invitationLinkTaker")
    .innerJoin("user", "user.id", "invitationLinkTaker.userId")
    .select([
      "invitationLinkTaker.invitationLinkId",
      "invitationLinkTaker.userId",
      "invitationLinkTaker.takenAt",
      "user.displayName",
      "user.email",
    ])
    .where("invitationLinkTaker.invitationLinkId", "in", ids)
    .orderBy("invitationLinkTaker.takenAt")
    .orderBy("invitationLinkTaker.userId")
    .execute();
}

export async function insert(db: Db, row: Insertable<InvitationLinkTable>): Promise<number> {
  const { id } = await db.insertInto("invitationLink").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertTaker(db: Db, invitationLinkId: number, userId: number): Promise<void> {
  await db.insertInto("invitationLinkTaker").values({ invitationLinkId, userId }).execute();
}

export async function revoke(
  db: Db,
  { eventId, id }: Pick<InvitationLinkRow, "eventId" | "id">,
): Promise<void> {
  await db
    .updateTable("invitationLink")
    .set({ revokedAt: sql<Date>`now()` })
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

/** The links of somebody that nobody has ended. */
export function findOpenByInviter(db: Db, eventId: number, userId: number): Promise<InvitationLinkRow[]> {
  return db
    .selectFrom("invitationLink")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("invitedBy", "=", userId)
    .where("revokedAt", "is", null)
    .orderBy("id")
    .execute();
}

/** The links somebody has made, without what opens them. */
export function findAllByUser(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("invitationLink")
    .select(["eventId", "right", "maxPeople", "expiresAt", "revokedAt", "createdAt"])
    .where("invitedBy", "=", userId)
    .orderBy("id")
    .execute();
}

export function findTakenBy(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("invitationLinkTaker")
    .innerJoin("invitationLink", "invitationLink.id", "invitationLinkTaker.invitationLinkId")
    .select(["invitationLink.eventId", "invitationLink.right", "invitationLinkTaker.takenAt"])
    .where("invitationLinkTaker.userId", "=", userId)
    .orderBy("invitationLinkTaker.takenAt")
    .execute();
}
