import type { SecurityListQuery } from "@tightlines/contract/security";
import { checkEventUrl } from "@tightlines/domain/event/event-url";
import type { EventRight } from "@tightlines/domain/event/event-right";
import type { Role } from "@tightlines/domain/user/role";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import { readSort } from "../../platform/database/read-sort.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";

type Filter = Pick<SecurityListQuery, "search" | "sort">;

/** A right with its holder, or an open invitation: then there is no `id` and nobody is known yet. */
export interface SecurityEntry {
  id: number | null;
  invitationId: number | null;
  right: EventRight;
  userId: number | null;
  uid: string | null;
  displayName: string | null;
  email: string;
  role: Role | null;
  invitedBy: string | null;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * The event a path names, with the user's right on it. A url never consists of digits alone. An address an event had
 * before leads to it as well, unless it is the address of another one now.
 */
export async function findEventWithRight(
  db: Db,
  key: string,
  userId: number | undefined,
): Promise<ServedEvent | undefined> {
  const isId = /^[1-9]\d{0,14}$/.test(key);
  if (!isId && checkEventUrl(key) !== undefined) return undefined;
  const row = await db
    .selectFrom("event")
    .leftJoin("security", (join) =>
      join.onRef("security.eventId", "=", "event.id").on("security.userId", "=", userId ?? null),
    )
    .select(["event.id", "event.url", "event.status", "event.visibility", "security.right"])
    .where("event.id", "=", isId ? Number(key) : idByUrl(key))
    .executeTakeFirst();
  if (!row) return undefined;
  // Whoever has the link of an unlisted event may open it; a number anybody can guess, and an old link was given up.
  const isHidden = row.status === "draft" || (row.url !== key && row.visibility !== "public");
  return { id: row.id, url: row.url, right: row.right, isHidden };
}

/** Former addresses are looked up only where nobody has this one now. */
function idByUrl(url: string) {
  return sql<number>`coalesce(
    (select id from event where url = ${url}),
    (select event_id from event_old_url where url = ${url})
  )`;
}

/** The users who may organize an event. */
export async function findManagers(db: Db, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("security")
    .select("userId")
    .where("eventId", "=", eventId)
    .where("right", "in", ["owner", "organizer"])
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Every right that somebody has, by the event's id. */
export async function findRights(db: Db, userId: number): Promise<Map<number, EventRight>> {
  const rows = await db
    .selectFrom("security")
    .select(["eventId", "right"])
    .where("userId", "=", userId)
    .execute();
  return new Map(rows.map(({ eventId, right }) => [eventId, right]));
}

const orders = {
  right: sql`array_position(array['owner', 'organizer', 'scorer'], entry."right")`,
  name: sql`search_key(coalesce(entry.display_name, entry.email))`,
  created_at: sql`entry.created_at`,
};

export function findPage(
  db: Db,
  eventId: number,
  { search, sort = "right" }: Filter,
  page: PageWindow,
): Promise<SecurityEntry[]> {
  const { order, direction } = readSort(orders, sort);
  return found(db, eventId, search)
    .selectAll()
    .orderBy(order, direction)
    .orderBy(orders.name)
    .orderBy("entry.email")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Owners first, as the list shows them. */
export function findAll(db: Db, eventId: number): Promise<SecurityEntry[]> {
  return found(db, eventId, "")
    .selectAll()
    .orderBy(orders.right)
    .orderBy(orders.name)
    .orderBy("entry.email")
    .execute();
}

export function count(db: Db, eventId: number, { search }: Filter): Promise<number> {
  return countRows(db, found(db, eventId, search));
}

export function findById(db: Db, eventId: number, id: number): Promise<SecurityEntry | undefined> {
  return rights(db).where("security.eventId", "=", eventId).where("security.id", "=", id).executeTakeFirst();
}

export function findByUser(db: Db, eventId: number, userId: number): Promise<SecurityEntry | undefined> {
  return rights(db)
    .where("security.eventId", "=", eventId)
    .where("security.userId", "=", userId)
    .executeTakeFirst();
}

export function findByAddress(db: Db, eventId: number, email: string): Promise<SecurityEntry | undefined> {
  return rights(db)
    .where("security.eventId", "=", eventId)
    .where("user.email", "=", email)
    .executeTakeFirst();
}

/** Every right somebody has, with the event's name. */
export function findAllByUser(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("security")
    .innerJoin("event", "event.id", "security.eventId")
    .select(["security.eventId", "event.name as eventName", "security.right", "security.createdAt"])
    .where("security.userId", "=", userId)
    .orderBy("security.id")
    .execute();
}

/** The entries of all owners. Ask while the event's row is locked, or the answer may be over at once. */
export async function findOwnerIds(db: Db, eventId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("security")
    .select("id")
    .where("eventId", "=", eventId)
    .where("right", "=", "owner")
    .execute();
  return rows.map(({ id }) => id);
}

export async function insert(
  db: Db,
  entry: { eventId: number; userId: number; right: EventRight },
): Promise<number> {
  const { id } = await db.insertInto("security").values(entry).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateRight(db: Db, eventId: number, id: number, right: EventRight): Promise<void> {
  await db
    .updateTable("security")
    .set((row) => ({ right, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .execute();
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("security").where("eventId", "=", eventId).where("id", "=", id).execute();
}

function found(db: Db, eventId: number, search: string) {
  const entries = rights(db)
    .where("security.eventId", "=", eventId)
    .unionAll(invitations(db).where("invitation.eventId", "=", eventId))
    .as("entry");
  const text = sql<string>`search_key(coalesce(entry.display_name, '') || ' ' || entry.email)`;
  return db.selectFrom(entries).where(containsWords(text, search));
}

function rights(db: Db) {
  return db
    .selectFrom("security")
    .innerJoin("user", "user.id", "security.userId")
    .select([
      sql<number | null>`security.id`.as("id"),
      sql<number | null>`null::bigint`.as("invitationId"),
      "security.right",
      sql<number | null>`"user".id`.as("userId"),
      sql<string | null>`"user".uid`.as("uid"),
      sql<string | null>`"user".display_name`.as("displayName"),
      "user.email",
      sql<Role | null>`"user".role`.as("role"),
      sql<string | null>`null::text`.as("invitedBy"),
      "security.revision",
      "security.createdAt",
      "security.updatedAt",
    ]);
}

/** Open invitations in the shape of rights. */
export function invitations(db: Db) {
  return db
    .selectFrom("invitation")
    .innerJoin("user", "user.id", "invitation.invitedBy")
    .select([
      sql<number | null>`null::bigint`.as("id"),
      sql<number | null>`invitation.id`.as("invitationId"),
      "invitation.right",
      sql<number | null>`null::bigint`.as("userId"),
      sql<string | null>`null::text`.as("uid"),
      sql<string | null>`null::text`.as("displayName"),
      "invitation.email",
      sql<Role | null>`null::text`.as("role"),
      sql<string | null>`"user".display_name`.as("invitedBy"),
      sql<number>`1`.as("revision"),
      "invitation.createdAt",
      sql<Date>`invitation.created_at`.as("updatedAt"),
    ]);
}
