import type { ScoreListQuery } from "@tightlines/contract/score/score";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";

export type Filter = Pick<
  ScoreListQuery,
  "search" | "sort" | "sessionId" | "sectorId" | "teamId" | "anglerId"
> & {
  /** Sessions of which nothing new is shown, with the moment it was. */
  since?: ReadonlyMap<number, Date> | undefined;
};

/** One angler in one session. */
export interface Pair {
  sessionId: number;
  anglerId: number;
}

export type ScoreChange = Partial<
  Omit<ScoreRow, "id" | "eventId" | "sessionId" | "anglerId" | "createdAt" | "updatedAt">
>;

/** A score with the names of what it is about. */
export type ListedScore = Awaited<ReturnType<typeof findPage>>[number];

export type ScoreNames = Omit<ListedScore, keyof ScoreRow>;

/** Session by session, or the last session first, and in each along the water; who has no peg comes last. */
export function findPage(db: Db, eventId: number, filter: Filter, hidesMinors: boolean, page: PageWindow) {
  const direction = filter.sort === "-session" ? "desc" : "asc";
  return listed(found(db, eventId, filter, hidesMinors))
    .orderBy("session.startsAt", direction)
    .orderBy("session.id", direction)
    .orderBy("sector.position")
    .orderBy("peg.position")
    .orderBy("angler.number")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, filter: Filter, hidesMinors: boolean): Promise<number> {
  return countRows(db, found(db, eventId, filter, hidesMinors));
}

/** Of a whole event, in no order. */
export function findAllListed(db: Db, eventId: number): Promise<ListedScore[]> {
  return listed(joined(db, eventId)).execute();
}

export function findListed(db: Db, eventId: number, ids: readonly number[]): Promise<ListedScore[]> {
  return listed(joined(db, eventId))
    .where("score.id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export function findByPair(
  db: Db,
  eventId: number,
  { sessionId, anglerId }: Pair,
): Promise<ScoreRow | undefined> {
  return db
    .selectFrom("score")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("sessionId", "=", sessionId)
    .where("anglerId", "=", anglerId)
    .where("revision", ">", 0)
    .executeTakeFirst();
}

/**
 * The rows of these anglers, locked and made where they are missing; where `skipsHeld`, without those that somebody else
 * has locked. Everybody takes them in the same order, so that nobody waits for somebody who waits for them.
 */
export async function openPairs(
  trx: Trx,
  eventId: number,
  pairs: readonly Pair[],
  { skipsHeld = false } = {},
): Promise<ScoreRow[]> {
  const wanted = sql`unnest(${pairs.map(({ sessionId }) => sessionId)}::bigint[],
    ${pairs.map(({ anglerId }) => anglerId)}::bigint[]) as wanted (session_id, angler_id)`;
  const lock = async () => {
    const { rows } = await sql<ScoreRow>`
      select score.* from score join ${wanted} using (session_id, angler_id)
      where event_id = ${eventId} order by session_id, angler_id
      for no key update of score ${skipsHeld ? sql`skip locked` : sql``}
    `.execute(trx);
    return rows;
  };
  // Most calls are about one score that is there already. One row has no order in which it could be taken wrongly.
  const there = pairs.length === 1 ? await lock() : [];
  if (there.length > 0) return there;
  await sql`
    insert into score (event_id, session_id, angler_id)
    select ${eventId}, session_id, angler_id from ${wanted} order by session_id, angler_id
    on conflict on constraint score_taken do nothing
  `.execute(trx);
  return lock();
}

/** Rows that were made to be locked, and about which nothing was said after all. */
export async function deleteUntold(db: Db, eventId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("score")
    .where("eventId", "=", eventId)
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .where("revision", "=", 0)
    .execute();
}

export function update(
  db: Db,
  { eventId, id }: Pick<ScoreRow, "eventId" | "id">,
  change: ScoreChange,
): Promise<ScoreRow> {
  return db
    .updateTable("score")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Where somebody fishes in a session. */
export interface Seat extends Pair {
  sectorId: number;
  parentSectorId: number | null;
  sectorCode: string;
  pegNumber: number;
}

/** Which of these anglers were drawn in which of these sessions, and whether anybody was. */
export async function findDrawn(
  db: Db,
  eventId: number,
  sessionIds: readonly number[],
  anglerIds: readonly number[],
): Promise<{ seats: Seat[]; sessionIds: Set<number> }> {
  const { rows } = await sql<Seat | { [Column in keyof Seat]: Column extends "sessionId" ? number : null }>`
    select wanted.id as session_id, seat.angler_id, seat.sector_id, seat.parent_sector_id, seat.sector_code, seat.peg_number
    from unnest(${sessionIds}::bigint[]) as wanted (id)
    left join (
      select draw.session_id, draw.angler_id, draw.sector_id, sector.parent_id as parent_sector_id,
        sector.code as sector_code, peg.number as peg_number
      from draw join sector on sector.id = draw.sector_id join peg on peg.id = draw.peg_id
      where draw.event_id = ${eventId} and draw.angler_id = any(${anglerIds}::bigint[])
    ) as seat on seat.session_id = wanted.id
    where exists (select from draw where event_id = ${eventId} and session_id = wanted.id)
  `.execute(db);
  return {
    seats: rows.filter((row): row is Seat => row.anglerId !== null),
    sessionIds: new Set(rows.map(({ sessionId }) => sessionId)),
  };
}

function found(
  db: Db,
  eventId: number,
  { search, sessionId, sectorId, teamId, anglerId, since = new Map() }: Filter,
  hidesMinors: boolean,
) {
  const lastName = hidesMinors
    ? sql`case when angler.is_minor then left(angler.last_name, 1) else angler.last_name end`
    : sql`angler.last_name`;
  const text = sql<string>`search_key(concat_ws(' ', angler.number, angler.first_name, ${lastName}, team.name))`;
  return joined(db, eventId)
    .where(containsWords(text, search))
    .$if(since.size > 0, (rows) => rows.where(wasThere(since)))
    .$if(sessionId !== undefined, (rows) => rows.where("score.sessionId", "=", sessionId!))
    .$if(sectorId !== undefined, (rows) => rows.where("draw.sectorId", "=", sectorId!))
    .$if(anglerId !== undefined, (rows) => rows.where("score.anglerId", "=", anglerId!))
    .$if(teamId !== undefined, (rows) => rows.where("angler.teamId", "=", teamId!));
}

function wasThere(since: ReadonlyMap<number, Date>) {
  return sql<boolean>`not exists (
    select from unnest(${[...since.keys()]}::bigint[], ${[...since.values()]}::timestamptz[]) as frozen (id, since)
    where frozen.id = score.session_id and score.created_at > frozen.since
  )`;
}

function joined(db: Db, eventId: number) {
  return db
    .selectFrom("score")
    .innerJoin("session", "session.id", "score.sessionId")
    .innerJoin("angler", "angler.id", "score.anglerId")
    .leftJoin("team", "team.id", "angler.teamId")
    .leftJoin("draw", (join) =>
      join
        .onRef("draw.eventId", "=", "score.eventId")
        .onRef("draw.sessionId", "=", "score.sessionId")
        .onRef("draw.anglerId", "=", "score.anglerId"),
    )
    .leftJoin("sector", "sector.id", "draw.sectorId")
    .leftJoin("peg", "peg.id", "draw.pegId")
    .where("score.eventId", "=", eventId)
    .where("score.revision", ">", 0);
}

function listed(rows: ReturnType<typeof joined>) {
  return rows
    .selectAll("score")
    .select(["session.number as sessionNumber", "sector.code as sectorCode", "peg.number as pegNumber"])
    .select(["angler.number as anglerNumber", "angler.firstName", "angler.lastName"])
    .select(["angler.club", "angler.isMinor", "angler.teamId", "team.name as teamName"]);
}
