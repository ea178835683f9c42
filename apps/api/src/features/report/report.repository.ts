import type { ReportListQuery } from "@tightlines/contract/report/report";
import { type Insertable, sql, type Updateable } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db, Trx } from "../../platform/database/schema.ts";
import { containsWords } from "../../platform/database/search-words.ts";
import type { ReportRow, ReportTable } from "../../platform/database/tables/report.table.ts";

type Filter = Pick<ReportListQuery, "search" | "state" | "sessionId">;
type Key = Pick<ReportRow, "eventId" | "id">;

/** A report with the names of what it is about, and the fish of the score that was made of it. */
export type ListedReport = Awaited<ReturnType<typeof findOwn>>[number];

/** The same, with what its angler's name is shown by. */
export type WaitingRow = Awaited<ReturnType<typeof findWaiting>>[number];

/** What waits longest comes first. */
export function findPage(db: Db, eventId: number, filter: Filter, page: PageWindow): Promise<ListedReport[]> {
  return listed(found(db, eventId, filter))
    .orderBy("report.number")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function count(db: Db, eventId: number, filter: Filter): Promise<number> {
  return countRows(db, found(db, eventId, filter));
}

/** What nobody has decided about in a session, the one that waits longest first; as far as it came before `until`. */
export function findWaiting(db: Db, eventId: number, sessionId: number, until?: Date) {
  return listed(joined(db, eventId))
    .select(["angler.isMinor", "angler.club"])
    .where("report.sessionId", "=", sessionId)
    .where("report.state", "in", ["waiting", "asked"])
    .$if(until !== undefined, (rows) => rows.where("report.createdAt", "<=", until!))
    .orderBy("report.number")
    .execute();
}

/** What was reported for these anglers, the latest first. */
export function findOwn(db: Db, eventId: number, anglerIds: readonly number[]) {
  return listed(joined(db, eventId))
    .where("report.anglerId", "=", sql<number>`any(${anglerIds}::bigint[])`)
    .orderBy("report.number", "desc")
    .execute();
}

export function findListed(db: Db, eventId: number, id: string): Promise<ListedReport | undefined> {
  return listed(joined(db, eventId)).where("report.id", "=", id).executeTakeFirst();
}

export function findById(db: Db, eventId: number, id: string): Promise<ReportRow | undefined> {
  return one(db, eventId, id).executeTakeFirst();
}

export function findByIdForUpdate(db: Db, eventId: number, id: string): Promise<ReportRow | undefined> {
  return one(db, eventId, id).forUpdate().executeTakeFirst();
}

/** Of every photo of an event, the earliest first. */
export function findPrints(db: Db, eventId: number): Promise<Pick<ReportRow, "id" | "photoPrint">[]> {
  return db
    .selectFrom("report")
    .select(["id", "photoPrint"])
    .where("eventId", "=", eventId)
    .orderBy("number")
    .execute();
}

export function countOwn(
  db: Db,
  eventId: number,
  { sessionId, anglerId }: Pick<ReportRow, "sessionId" | "anglerId">,
): Promise<number> {
  const own = db.selectFrom("report").where("eventId", "=", eventId).where("anglerId", "=", anglerId);
  return countRows(db, own.where("sessionId", "=", sessionId));
}

export function insert(db: Db, row: Insertable<ReportTable>): Promise<ReportRow> {
  return db.insertInto("report").values(row).returningAll().executeTakeFirstOrThrow();
}

export function update(
  db: Db,
  { eventId, id }: Key,
  change: Omit<Updateable<ReportTable>, "revision" | "updatedAt" | "eventId" | "id">,
): Promise<ReportRow> {
  return db
    .updateTable("report")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whoever reports in an event waits for the others who do: two who send the same photo at once are both noticed. */
export async function lockReports(trx: Trx, eventId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(concat('report ', ${eventId}::bigint), 0))`.execute(
    trx,
  );
}

function one(db: Db, eventId: number, id: string) {
  return db.selectFrom("report").selectAll().where("eventId", "=", eventId).where("id", "=", id);
}

function found(db: Db, eventId: number, { search, state, sessionId }: Filter) {
  const name = sql<string>`search_key(concat_ws(' ', angler.number, angler.first_name, angler.last_name))`;
  return joined(db, eventId)
    .where(containsWords(name, search))
    .$if(state !== undefined, (rows) => rows.where("report.state", "=", state!))
    .$if(sessionId !== undefined, (rows) => rows.where("report.sessionId", "=", sessionId!));
}

function joined(db: Db, eventId: number) {
  return db
    .selectFrom("report")
    .innerJoin("session", "session.id", "report.sessionId")
    .innerJoin("angler", "angler.id", "report.anglerId")
    .innerJoin("species", "species.id", "report.speciesId")
    .leftJoin("user", "user.id", "report.decidedBy")
    .leftJoin("catch", (join) =>
      join.onRef("catch.eventId", "=", "report.eventId").onRef("catch.id", "=", "report.id"),
    )
    .leftJoin("species as caughtSpecies", "caughtSpecies.id", "catch.speciesId")
    .leftJoin("report as other", (join) =>
      join.onRef("other.eventId", "=", "report.eventId").onRef("other.id", "=", "report.samePhotoAs"),
    )
    .leftJoin("angler as otherAngler", "otherAngler.id", "other.anglerId")
    .where("report.eventId", "=", eventId);
}

function listed(rows: ReturnType<typeof joined>) {
  return rows
    .selectAll("report")
    .select(["session.number as sessionNumber", "session.startsAt", "session.endsAt"])
    .select(["angler.number as anglerNumber", "angler.firstName", "angler.lastName"])
    .select(["species.code as speciesCode", "species.name as speciesName"])
    .select(["species.latinName as speciesLatinName", "user.displayName as judgeName"])
    .select(["catch.speciesId as caughtSpeciesId", "caughtSpecies.name as caughtSpeciesName"])
    .select(["catch.lengthMm as caughtLengthMm", "catch.weightGrams as caughtWeightGrams"])
    .select(["catch.caughtAt as fishCaughtAt", "catch.voidReason as fishVoidReason"])
    .select(["other.number as otherNumber", "other.state as otherState"])
    .select(["otherAngler.firstName as otherFirstName", "otherAngler.lastName as otherLastName"]);
}
