import type { MatchDecision } from "@tightlines/domain/series/match-people";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** In one order, so that the same decisions always make the same people. */
export function findDecisions(db: Db, seriesId: number): Promise<MatchDecision[]> {
  return db
    .selectFrom("seriesMatch")
    .select(["anglerId", "otherId", "isSame"])
    .where("seriesId", "=", seriesId)
    .orderBy("anglerId")
    .orderBy("otherId")
    .execute();
}

/** Those of these anglers who are in an event of the series; until the transaction ends they stay. */
export function findAnglers(
  db: Db,
  seriesId: number,
  ids: readonly number[],
): Promise<{ id: number; eventId: number; eventName: string }[]> {
  return db
    .selectFrom("angler")
    .innerJoin("seriesEvent", "seriesEvent.eventId", "angler.eventId")
    .innerJoin("event", "event.id", "angler.eventId")
    .select(["angler.id", "angler.eventId", "event.name as eventName"])
    .where("seriesEvent.seriesId", "=", seriesId)
    .where("angler.id", "in", ids)
    .forKeyShare("angler")
    .execute();
}

/** The lower id of a pair stands first. */
export interface Pair {
  anglerId: number;
  otherId: number;
}

export async function deletePairs(db: Db, seriesId: number, pairs: readonly Pair[]): Promise<void> {
  await sql`
    delete from series_match where series_id = ${seriesId} and (angler_id, other_id) in (${listed(pairs)})
  `.execute(db);
}

export async function insertPairs(
  db: Db,
  seriesId: number,
  pairs: readonly (Pair & { verdict: string })[],
): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into series_match (series_id, angler_id, other_id, is_same)
    select ${seriesId}, one, other, verdict = 'same'
    from unnest(
      ${pairs.map(({ anglerId }) => anglerId)}::bigint[], ${pairs.map(({ otherId }) => otherId)}::bigint[],
      ${pairs.map(({ verdict }) => verdict)}::text[]
    ) as pair (one, other, verdict)
  `.execute(db);
}

function listed(pairs: readonly Pair[]) {
  return sql`select * from unnest(${pairs.map(({ anglerId }) => anglerId)}::bigint[],
    ${pairs.map(({ otherId }) => otherId)}::bigint[])`;
}
