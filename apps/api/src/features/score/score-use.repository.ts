import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db } from "../../platform/database/schema.ts";

/** How many scores of a session there are, voided ones included: they stay. */
export function countBySession(db: Db, eventId: number, sessionId: number): Promise<number> {
  return countRows(db, entered(db, eventId).where("sessionId", "=", sessionId));
}

/** How many entries about a session contradict others or were refused, and nobody has decided about. */
export function countUndecided(db: Db, eventId: number, sessionId: number): Promise<number> {
  return countRows(
    db,
    db
      .selectFrom("scoreOperation")
      .where("eventId", "=", eventId)
      .where("sessionId", "=", sessionId)
      .where("outcome", "<>", "applied")
      .where("decidedAt", "is", null),
  );
}

export function countByAnglers(db: Db, eventId: number, anglerIds: readonly number[]): Promise<number> {
  return countRows(db, entered(db, eventId).where("anglerId", "=", sql<number>`any(${anglerIds}::bigint[])`));
}

/** The names of the events in which somebody caught a species, the latest event first. */
export async function findEventNamesBySpecies(db: Db, speciesId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select event.name from event
    where exists (select from catch where catch.event_id = event.id and catch.species_id = ${speciesId})
    order by event.starts_on desc, event.id
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** What somebody caught themselves, for the export of their data. */
export async function findOwnScores(db: Db, userId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select score.*, coalesce(jsonb_agg(to_jsonb(catch) - 'event_id' order by catch.number)
      filter (where catch.id is not null), '[]') as catches
    from score
    join angler on angler.id = score.angler_id and angler.user_id = ${userId}
    left join catch on catch.event_id = score.event_id and catch.score_id = score.id
    where score.revision > 0
    group by score.id
    order by score.id
  `.execute(db);
  return rows;
}

/** What somebody has entered. */
export function findOperationsByUser(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("scoreOperation")
    .select(["eventId", "id", "kind", "said", "outcome", "madeAt", "receivedAt"])
    .where("userId", "=", userId)
    .orderBy("number")
    .execute();
}

/** What somebody has entered and waits for something that has not arrived. */
export function findWaitingByUser(db: Db, userId: number): Promise<object[]> {
  return db
    .selectFrom("waitingOperation")
    .select(["eventId", "id", "said", "receivedAt"])
    .where("userId", "=", userId)
    .orderBy("receivedAt")
    .execute();
}

/** A row at revision 0 was only locked: nobody has said anything. */
function entered(db: Db, eventId: number) {
  return db.selectFrom("score").where("eventId", "=", eventId).where("revision", ">", 0);
}
