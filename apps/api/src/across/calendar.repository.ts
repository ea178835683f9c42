import { sql } from "kysely";
import type { Db } from "../platform/database/schema.ts";
import type { EventRow } from "../platform/database/tables/event.table.ts";
import type { SessionRow } from "../platform/database/tables/session.table.ts";

const eventColumns = [
  "id",
  "name",
  "url",
  "venue",
  "location",
  "startsOn",
  "endsOn",
  "status",
  "wasCancelled",
  "revision",
  "updatedAt",
] as const satisfies (keyof EventRow)[];

/** What a calendar says of an event. */
export type CalendarEvent = Pick<EventRow, (typeof eventColumns)[number]>;

/** Every event in the public list, without those that were over a year ago. */
export function findPublicEvents(db: Db): Promise<CalendarEvent[]> {
  return db
    .selectFrom("event")
    .select(eventColumns)
    .where("status", "<>", "draft")
    .where("visibility", "=", "public")
    .where("endsOn", ">=", sql<string>`current_date - 366`)
    .orderBy("startsOn")
    .orderBy("id")
    .execute();
}

/** The events that somebody fishes in, has registered for or helps to run, also unlisted ones. */
export function findEventsOf(db: Db, userId: number): Promise<CalendarEvent[]> {
  return db
    .selectFrom("event")
    .select(eventColumns)
    .where("status", "<>", "draft")
    .where(
      sql<boolean>`id in (
        select event_id from security where user_id = ${userId}
        union all select event_id from angler where user_id = ${userId}
        union all select event_id from registration
        where user_id = ${userId} and status in ('pending', 'confirmed', 'waitlisted')
      )`,
    )
    .orderBy("startsOn")
    .orderBy("id")
    .execute();
}

export function findEvent(db: Db, id: number): Promise<CalendarEvent> {
  return db.selectFrom("event").select(eventColumns).where("id", "=", id).executeTakeFirstOrThrow();
}

/** The sessions in which somebody fishes, by time; nobody puts a rest into their calendar. */
export function findSessions(db: Db, eventIds: readonly number[]): Promise<SessionRow[]> {
  return db
    .selectFrom("session")
    .selectAll()
    .where(sql<boolean>`event_id = any(${eventIds}::bigint[])`)
    .where("kind", "<>", "rest")
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
}
