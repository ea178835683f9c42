import type { Db } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { PersonRow } from "../../platform/database/tables/person.table.ts";
import { isListed } from "../event/event.repository.ts";

export type NamedPerson = PersonRow & { name: string };

export function findByUrl(db: Db, url: string): Promise<NamedPerson | undefined> {
  return db
    .selectFrom("person")
    .innerJoin("user", "user.id", "person.userId")
    .selectAll("person")
    .select("user.displayName as name")
    .where("person.url", "=", url)
    .executeTakeFirst();
}

export function findByUser(db: Db, userId: number): Promise<PersonRow | undefined> {
  return db.selectFrom("person").selectAll().where("userId", "=", userId).executeTakeFirst();
}

/** Where the page of an account is, if its owner has agreed to one. */
export async function findUrlByUser(db: Db, userId: number): Promise<string | null> {
  return (await findByUser(db, userId))?.url ?? null;
}

/** Undefined where they have agreed before. */
export function insert(db: Db, userId: number, url: string): Promise<PersonRow | undefined> {
  return db
    .insertInto("person")
    .values({ userId, url })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined where there was none. */
export function deleteByUser(db: Db, userId: number): Promise<PersonRow | undefined> {
  return db.deleteFrom("person").where("userId", "=", userId).returningAll().executeTakeFirst();
}

export function findAllByUser(db: Db, userId: number): Promise<PersonRow[]> {
  return db.selectFrom("person").selectAll().where("userId", "=", userId).execute();
}

export interface PersonEntry
  extends
    Pick<EventRow, "name" | "startsOn" | "endsOn" | "units" | "wasCancelled">,
    Pick<AnglerRow, "isMinor"> {
  eventId: number;
  eventUrl: string;
  anglerId: number;
}

/** Somebody's entries in the events that everybody sees, the latest first. A name joins nothing: only their account does. */
export function findEntries(db: Db, userId: number): Promise<PersonEntry[]> {
  return db
    .selectFrom("angler")
    .innerJoin("event", "event.id", "angler.eventId")
    .select(["event.id as eventId", "event.url as eventUrl", "event.name", "event.startsOn", "event.endsOn"])
    .select(["event.units", "event.wasCancelled", "angler.id as anglerId", "angler.isMinor"])
    .where("angler.userId", "=", userId)
    .where(isListed)
    .orderBy("event.startsOn", "desc")
    .orderBy("event.id", "desc")
    .orderBy("angler.id")
    .execute();
}
