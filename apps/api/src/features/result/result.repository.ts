import type { Score } from "@tightlines/domain/score/score";
import { type AliasedExpression, sql } from "kysely";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";
import type { Db } from "../../platform/database/schema.ts";

interface Pair {
  sessionId: number;
  anglerId: number;
}

/**
 * Every score of an event that has no penalty, as the rules see it. PostgreSQL writes them as one text: a large event has tens
 * of thousands of fish, and reading them row by row takes longer than computing the results. The fish are gathered once, whatever
 * PostgreSQL knows about the tables by then: right after the first scores it would gather them anew for each of them.
 */
export async function findPlainScores(db: Db, eventId: number): Promise<Score[]> {
  const { rows } = await sql<{ scores: string }>`
    with fish as materialized (
      select catch.score_id, json_agg(json_build_object(
        'species', species.code,
        'lengthMm', catch.length_mm,
        'weightGrams', catch.weight_grams,
        'count', nullif(catch.count, 1),
        'isDead', nullif(catch.is_dead, false),
        'isTagged', nullif(catch.is_tagged, false),
        'lineClassKg', catch.line_class_kg,
        'caughtAt', to_char(catch.caught_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'deductions', nullif(catch.deductions, '{}'),
        'isVoid', nullif(catch.void_reason is not null, false)
      ) order by catch.number) as catches
      from catch join species on species.id = catch.species_id
      where catch.event_id = ${eventId} group by catch.score_id
    )
    select coalesce(json_agg(json_strip_nulls(json_build_object(
      'sessionId', score.session_id,
      'entryId', score.angler_id,
      'presence', score.presence,
      'lateMinutes', nullif(score.late_minutes, 0),
      'weighIn', case when score.weight_grams is not null then json_build_object(
        'weightGrams', score.weight_grams, 'fishCount', score.fish_count,
        'biggestFishGrams', score.biggest_fish_grams, 'deadCount', score.dead_count
      ) end,
      'catches', coalesce(fish.catches, '[]'::json)
    ))), '[]')::text as scores
    from score left join fish on fish.score_id = score.id
    where score.event_id = ${eventId} and score.revision > 0
      and not exists (select from penalty where penalty.event_id = ${eventId} and penalty.score_id = score.id)
  `.execute(db);
  return JSON.parse(rows[0]!.scores) as Score[];
}

/** The scores of these anglers, and all that have a penalty. A row at revision 0 was only locked. */
export async function findOtherScores(db: Db, eventId: number, pairs: readonly Pair[]): Promise<ScoreRow[]> {
  const wanted = sql`select * from unnest(${pairs.map(({ sessionId }) => sessionId)}::bigint[],
    ${pairs.map(({ anglerId }) => anglerId)}::bigint[])`;
  const { rows } = await sql<ScoreRow>`
    select score.* from score where event_id = ${eventId} and revision > 0 and (
      (session_id, angler_id) in (${wanted})
      or exists (select from penalty where penalty.event_id = ${eventId} and penalty.score_id = score.id)
    )
  `.execute(db);
  return rows;
}

/** Who fishes where, with the part of a sector that a peg lies in. */
export function findPlacements(db: Db, eventId: number) {
  const held = db
    .selectFrom("draw")
    .select(["draw.sessionId", "draw.anglerId", "draw.pegId"])
    .where("draw.eventId", "=", eventId)
    .as("draw");
  return locate(db, held).execute();
}

/** Where those were drawn who have left since: their peg stays empty, and the others were as many as before. */
export function findWithdrawn(db: Db, eventId: number) {
  const left = sql<{ sessionId: number; anglerId: number; pegId: number }>`(
    select (move ->> 'sessionId')::bigint as session_id, (move ->> 'anglerId')::bigint as angler_id,
      (move ->> 'fromPegId')::bigint as peg_id
    from draw_change
    join draw_run on draw_run.id = draw_change.run_id and draw_run.status in ('published', 'locked')
    cross join jsonb_array_elements(draw_change.moves) as move
    where draw_change.event_id = ${eventId} and draw_change.undone_at is null
      and move ->> 'reason' = 'was-withdrawn'
    order by draw_change.id
  )`.as("draw");
  return locate(db, left).execute();
}

/** Which reserve stepped in for whom, in the order it happened. */
export async function findSubstitutes(
  db: Db,
  eventId: number,
): Promise<{ sessionId: number; outId: number; inId: number }[]> {
  const { rows } = await sql<{ sessionId: number; outId: number; inId: number }>`
    select session.id::bigint as session_id, (draw_change.change ->> 'anglerId')::bigint as out_id,
      (draw_change.change -> 'reserve' ->> 'anglerId')::bigint as in_id
    from draw_change
    join draw_run on draw_run.id = draw_change.run_id and draw_run.status in ('published', 'locked')
    cross join jsonb_array_elements_text(draw_change.change -> 'sessionIds') as session (id)
    where draw_change.event_id = ${eventId} and draw_change.undone_at is null
      and draw_change.change ->> 'kind' = 'substitution'
    order by draw_change.id
  `.execute(db);
  return rows;
}

type Seats = AliasedExpression<{ sessionId: number; anglerId: number; pegId: number }, "draw">;

function locate(db: Db, seats: Seats) {
  return db
    .selectFrom(seats)
    .innerJoin("angler", "angler.id", "draw.anglerId")
    .innerJoin("peg", "peg.id", "draw.pegId")
    .innerJoin("sector", "sector.id", "peg.sectorId")
    .leftJoin("sector as whole", "whole.id", "sector.parentId")
    .leftJoin("group", "group.id", "angler.groupId")
    .select(["draw.sessionId", "draw.anglerId as entryId", "draw.pegId", "angler.groupId"])
    .select(["sector.id as sectorId", "sector.parentId as parentSectorId"])
    .select(["sector.code as partCode", "whole.code as wholeCode"])
    .select(["peg.number as pegNumber", "group.code as groupCode"]);
}

export function findSpecies(db: Db) {
  return db.selectFrom("species").select(["id", "code", "name"]).execute();
}
