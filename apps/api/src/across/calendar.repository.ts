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

const sessionColumns = [
  "id",
  "eventId",
  "number",
  "name",
  "startsAt",
  "endsAt",
  "status",
  "revision",
  "updatedAt",
] as const satisfies (keyof SessionRow)[];

/** So much one calendar says; programs fetch it all day long, and show nobody more. The latest stay. */
export const MOST_EVENTS = 500;
export const MOST_SESSIONS = 2000;

/** What a calendar says of an event. */
export type CalendarEvent = Pick<EventRow, (typeof eventColumns)[number]>;

/** What a calendar says of a session. */
export type CalendarSession = Pick<SessionRow, (typeof sessionColumns)[number]>;

/** Every event in the public list, without those that were over a year ago. */
export function findPublicEvents(db: Db): Promise<CalendarEvent[]> {
  return inOrder(latestEvents(db).where("visibility", "=", "public").execute());
}

/** The events of the same time that somebody fishes in, has registered for or helps to run, also unlisted ones. */
export function findEventsOf(db: Db, userId: number): Promise<CalendarEvent[]> {
  const own = latestEvents(db).where(
    sql<boolean>`id in (
        select event_id from security where user_id = ${userId}
        union all select event_id from angler where user_id = ${userId}
        union all select event_id from registration
        where user_id = ${userId} and status in ('pending', 'confirmed', 'waitlisted')
        union all select registration.event_id from registration
        join entrant
          on entrant.event_id = registration.event_id and entrant.registration_id = registration.id
        where entrant.user_id = ${userId} and status in ('pending', 'confirmed', 'waitlisted')
      )`,
  );
  return inOrder(own.execute());
}

export function findEvent(db: Db, id: number): Promise<CalendarEvent> {
  return db.selectFrom("event").select(eventColumns).where("id", "=", id).executeTakeFirstOrThrow();
}

/** The sessions in which somebody fishes, by time; nobody puts a rest into their calendar. */
export function findSessions(db: Db, eventIds: readonly number[]): Promise<CalendarSession[]> {
  const latest = db
    .selectFrom("session")
    .select(sessionColumns)
    .where(sql<boolean>`event_id = any(${eventIds}::bigint[])`)
    .where("kind", "<>", "rest")
    .orderBy("startsAt", "desc")
    .orderBy("id", "desc")
    .limit(MOST_SESSIONS);
  return inOrder(latest.execute());
}

function latestEvents(db: Db) {
  return db
    .selectFrom("event")
    .select(eventColumns)
    .where("status", "<>", "draft")
    .where("endsOn", ">=", sql<string>`current_date - 366`)
    .orderBy("startsOn", "desc")
    .orderBy("id", "desc")
    .limit(MOST_EVENTS);
}

async function inOrder<Row>(latestFirst: Promise<Row[]>): Promise<Row[]> {
  return (await latestFirst).toReversed();
}
