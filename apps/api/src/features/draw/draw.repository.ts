import type { DrawListQuery } from "@tightlines/contract/draw";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { DrawRow } from "../../platform/database/tables/draw.table.ts";

export type Filter = Pick<DrawListQuery, "search" | "sessionId" | "sectorId" | "teamId" | "anglerId">;

export interface DrawViewer {
  /** Whether people under age are looked for by what is shown of them. */
  hidesMinors: boolean;
  /** Whose own draws are looked for; null for everybody's. */
  ownUserId: number | null;
}

/** A draw with the names of what it is about. */
export type ListedDraw = Awaited<ReturnType<typeof findPage>>[number];

/** Session by session, and in each along the water. */
export function findPage(db: Db, eventId: number, filter: Filter, viewer: DrawViewer, page: PageWindow) {
  return alongTheWater(found(db, eventId, filter, viewer))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** The same of a whole event. */
export function findListedAll(db: Db, eventId: number): Promise<ListedDraw[]> {
  return alongTheWater(joined(db, eventId)).execute();
}

export function findListed(db: Db, eventId: number, id: number): Promise<ListedDraw | undefined> {
  return listed(joined(db, eventId)).where("draw.id", "=", id).executeTakeFirst();
}

export function findById(db: Db, eventId: number, id: number): Promise<DrawRow | undefined> {
  return one(db, eventId).where("id", "=", id).executeTakeFirst();
}

export function findOfAngler(
  db: Db,
  eventId: number,
  sessionId: number,
  anglerId: number,
): Promise<DrawRow | undefined> {
  return one(db, eventId)
    .where("sessionId", "=", sessionId)
    .where("anglerId", "=", anglerId)
    .executeTakeFirst();
}

/** Who fishes from a peg in a session: nobody, one, or those who have chosen it together. */
export function findOnPeg(db: Db, eventId: number, sessionId: number, pegId: number): Promise<DrawRow[]> {
  return one(db, eventId)
    .where("sessionId", "=", sessionId)
    .where("pegId", "=", pegId)
    .orderBy("id")
    .execute();
}

export function insert(db: Db, eventId: number, row: NewDraw): Promise<DrawRow> {
  return db
    .insertInto("draw")
    .values({ ...row, eventId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** To another peg, for whatever reason. */
export function move(
  db: Db,
  { eventId, id }: Pick<DrawRow, "eventId" | "id">,
  to: Pick<DrawRow, "pegId" | "sectorId" | "source" | "reason" | "changedBy"> & { isShared?: boolean },
): Promise<DrawRow> {
  return db
    .updateTable("draw")
    .set((row) => ({
      isShared: false,
      ...to,
      revision: row("revision", "+", 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("draw").where("eventId", "=", eventId).where("id", "=", id).execute();
}

export function count(db: Db, eventId: number, filter: Filter, viewer: DrawViewer): Promise<number> {
  return countRows(db, found(db, eventId, filter, viewer));
}

export function findAll(db: Db, eventId: number): Promise<DrawRow[]> {
  return db
    .selectFrom("draw")
    .selectAll()
    .where("eventId", "=", eventId)
    .orderBy("sessionId")
    .orderBy("id")
    .execute();
}

/** A draw as a run makes it, or as it was before one. */
export type NewDraw = Pick<
  DrawRow,
  "sessionId" | "anglerId" | "sectorId" | "pegId" | "source" | "runId" | "reason" | "changedBy"
> &
  Partial<Pick<DrawRow, "isShared">>;

export async function insertAll(db: Db, eventId: number, rows: readonly NewDraw[]): Promise<void> {
  const ids = (["sessionId", "anglerId", "sectorId", "pegId", "runId"] as const).map(
    (column) => sql`${rows.map((row) => row[column])}::bigint[]`,
  );
  const texts = (["source", "reason", "changedBy"] as const).map(
    (column) => sql`${rows.map((row) => row[column])}::text[]`,
  );
  const shared = sql`${rows.map(({ isShared = false }) => isShared)}::boolean[]`;
  // Lists and not values: a draw of several sessions has more values than a statement can hold.
  await sql`
    insert into draw (event_id, session_id, angler_id, sector_id, peg_id, run_id, source, reason, changed_by, is_shared)
    select ${eventId}::bigint, * from unnest(${sql.join([...ids, ...texts, shared])})
  `.execute(db);
}

/** Answers where everybody fished in these sessions, so that it can be brought back. */
export async function deleteBySessions(
  db: Db,
  eventId: number,
  sessionIds: readonly number[],
): Promise<Required<NewDraw>[]> {
  return db
    .deleteFrom("draw")
    .where("eventId", "=", eventId)
    .where("sessionId", "=", sql<number>`any(${sessionIds}::bigint[])`)
    .returning([
      "sessionId",
      "anglerId",
      "sectorId",
      "pegId",
      "source",
      "runId",
      "reason",
      "changedBy",
      "isShared",
    ])
    .execute();
}

function found(
  db: Db,
  eventId: number,
  { search, sessionId, sectorId, teamId, anglerId }: Filter,
  { hidesMinors, ownUserId }: DrawViewer,
) {
  const lastName = hidesMinors
    ? sql`case when angler.is_minor then left(angler.last_name, 1) else angler.last_name end`
    : sql`angler.last_name`;
  const text = sql<string>`search_key(concat_ws(' ', angler.number, angler.first_name, ${lastName}, team.name))`;
  return joined(db, eventId)
    .where(containsWords(text, search))
    .$if(ownUserId !== null, (rows) => rows.where("angler.userId", "=", ownUserId))
    .$if(sessionId !== undefined, (rows) => rows.where("draw.sessionId", "=", sessionId!))
    .$if(sectorId !== undefined, (rows) => rows.where("draw.sectorId", "=", sectorId!))
    .$if(anglerId !== undefined, (rows) => rows.where("draw.anglerId", "=", anglerId!))
    .$if(teamId !== undefined, (rows) => rows.where("angler.teamId", "=", teamId!));
}

function joined(db: Db, eventId: number) {
  return db
    .selectFrom("draw")
    .innerJoin("session", "session.id", "draw.sessionId")
    .innerJoin("sector", "sector.id", "draw.sectorId")
    .innerJoin("peg", "peg.id", "draw.pegId")
    .innerJoin("sector as part", "part.id", "peg.sectorId")
    .innerJoin("angler", "angler.id", "draw.anglerId")
    .leftJoin("team", "team.id", "angler.teamId")
    .where("draw.eventId", "=", eventId);
}

function alongTheWater(rows: ReturnType<typeof joined>) {
  return listed(rows)
    .orderBy("session.startsAt")
    .orderBy("session.id")
    .orderBy("sector.position")
    .orderBy("sector.id")
    .orderBy("part.position")
    .orderBy("peg.position")
    .orderBy("draw.id");
}

function listed(rows: ReturnType<typeof joined>) {
  return rows
    .selectAll("draw")
    .select(["session.number as sessionNumber", "sector.code as sectorCode", "peg.number as pegNumber"])
    .select(["angler.number as anglerNumber", "angler.firstName", "angler.lastName"])
    .select(["angler.club", "angler.isMinor", "angler.teamId", "team.name as teamName"]);
}

function one(db: Db, eventId: number) {
  return db.selectFrom("draw").selectAll().where("eventId", "=", eventId);
}
