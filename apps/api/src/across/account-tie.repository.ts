import { sql } from "kysely";
import type { Db } from "../platform/database/schema.ts";

/** Locked in one order, so that two who leave at once do not wait for each other for ever. */
export async function lockEventsOf(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from event where ${speaksOf(userId)} order by id for no key update
  `.execute(db);
  // Whoever changes registrations locks these and not the event.
  await sql`
    select from registration_settings
    where event_id in (${registeredFor(userId)})
    order by event_id for no key update
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function findEventsOf(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from event where ${speaksOf(userId)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The names of the events nobody else owns. */
export async function findEventsOwnedAlone(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select event.name
    from event join security as mine on mine.event_id = event.id
    where mine.user_id = ${userId} and mine."right" = 'owner'
      and not exists (
        select from security as other
        where other.event_id = event.id and other."right" = 'owner' and other.user_id <> mine.user_id
      )
    order by event.starts_on desc, event.id
  `.execute(db);
  return rows.map(({ name }) => name);
}

function speaksOf(userId: number) {
  return sql<boolean>`(
    created_by = ${userId}
    or id in (select event_id from security where user_id = ${userId})
    or id in (select event_id from angler where user_id = ${userId})
    or id in (select event_id from invitation where invited_by = ${userId})
    or id in (${registeredFor(userId)})
  )`;
}

function registeredFor(userId: number) {
  return sql`
    select event_id from registration where user_id = ${userId}
    union select event_id from entrant where user_id = ${userId}
  `;
}
