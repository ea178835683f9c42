import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";

type Db = Kysely<Schema>;

/** Of two owners who leave an event at the same time, the second waits and then sees that he is the last. */
export async function lockOwnedEvents(db: Db, userId: number): Promise<void> {
  await sql`
    select id from event
    where id in (select event_id from security where user_id = ${userId} and "right" = 'owner')
    order by id for no key update
  `.execute(db);
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
