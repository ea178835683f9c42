import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db } from "../../platform/database/schema.ts";

/** How many runs speak of a session, whatever became of them: they stay as they were promised. */
export function countBySession(db: Db, eventId: number, sessionId: number): Promise<number> {
  const drawn = JSON.stringify({ sessionIds: [sessionId] });
  return countRows(
    db,
    db
      .selectFrom("drawRun")
      .where("eventId", "=", eventId)
      .where("kind", "=", "peg")
      .where(sql<boolean>`input @> ${drawn}::jsonb`),
  );
}

/**
 * Which of these pegs somebody has been drawn on, each with the numbers of the draws. A draw that is prepared but not
 * made yet may place somebody on any peg it was given. Draws that were superseded or undone place nobody.
 */
export async function findDrawnPegs(
  db: Db,
  eventId: number,
  pegIds: readonly number[],
): Promise<{ pegId: number; draws: number[] }[]> {
  const { rows } = await sql<{ pegId: number; draws: number[] }>`
    select peg_id, array_agg(distinct draw_run.number order by draw_run.number) as draws
    from draw_run, unnest(${pegIds}::bigint[]) as peg_id
    where draw_run.event_id = ${eventId} and draw_run.kind = 'peg' and draw_run.status not in ('superseded', 'undone')
      and jsonb_path_exists(
        coalesce(draw_run.outcome, draw_run.input),
        '$.** ? (@.pegId == $peg || @.pegIds[*] == $peg)',
        jsonb_build_object('peg', peg_id)
      )
    group by peg_id
  `.execute(db);
  return rows;
}

export async function hasLocked(db: Db, eventId: number): Promise<boolean> {
  const run = await db
    .selectFrom("drawRun")
    .select("id")
    .where("eventId", "=", eventId)
    .where("status", "=", "locked")
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

/** Into which group the draw of groups that is in force has put each angler. */
export async function findDrawnGroups(db: Db, eventId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ anglerId: number; groupId: number }>`
    select placed."anglerId", placed."groupId"
    from draw_run, jsonb_to_recordset(draw_run.outcome) as placed("anglerId" bigint, "groupId" bigint)
    where draw_run.event_id = ${eventId} and draw_run.kind = 'group' and draw_run.status in ('published', 'locked')
  `.execute(db);
  return new Map(rows.map(({ anglerId, groupId }) => [anglerId, groupId]));
}

/** How many places these anglers have, also those that somebody gave them by hand. */
export function countPlaces(db: Db, eventId: number, anglerIds: readonly number[]): Promise<number> {
  return countRows(
    db,
    db
      .selectFrom("draw")
      .where("eventId", "=", eventId)
      .where("anglerId", "=", sql<number>`any(${anglerIds}::bigint[])`),
  );
}

/** The draws in force that speak of one of these anglers, by name. */
export async function findByAnglers(db: Db, eventId: number, ids: readonly number[]): Promise<number[]> {
  const runs = await db
    .selectFrom("drawRun")
    .select("number")
    .where("eventId", "=", eventId)
    .where("status", "in", ["published", "locked"])
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(input -> 'anglers') as entry
        where (entry ->> 'anglerId')::bigint = any(${ids}::bigint[])
      )`,
    )
    .orderBy("number")
    .execute();
  return runs.map(({ number }) => number);
}
