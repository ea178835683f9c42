import { type Insertable, sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { PageWindow } from "../../platform/database/read-page.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { ResultVersionTable } from "../../platform/database/tables/result-version.table.ts";

export type ListedVersion = Awaited<ReturnType<typeof findPage>>[number];

export function findPage(db: Db, eventId: number, isOldestFirst: boolean, { limit, offset }: PageWindow) {
  return listed(db, eventId)
    .orderBy("resultVersion.number", isOldestFirst ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function count(db: Db, eventId: number): Promise<number> {
  return countRows(db, db.selectFrom("resultVersion").select("id").where("eventId", "=", eventId));
}

export function findLatest(db: Db, eventId: number): Promise<ListedVersion | undefined> {
  return listed(db, eventId).orderBy("resultVersion.number", "desc").limit(1).executeTakeFirst();
}

export function findByNumber(db: Db, eventId: number, number: number) {
  return listed(db, eventId)
    .select(["resultVersion.tables", exactly])
    .where("resultVersion.number", "=", number)
    .executeTakeFirst();
}

/** When it was published, to the microsecond: what it has changed was carried out just before. */
const exactly = sql<string>`result_version.created_at::text`.as("exactly");

/** The one that was published before this. */
export function findBefore(db: Db, eventId: number, number: number) {
  return listed(db, eventId)
    .select(["resultVersion.tables", exactly])
    .where("resultVersion.number", "<", number)
    .orderBy("resultVersion.number", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insert(db: Db, version: Insertable<ResultVersionTable>): Promise<number> {
  const { id } = await db
    .insertInto("resultVersion")
    .values(version)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What somebody has published, for the export of their data. */
export function findAllByUser(db: Db, userId: number) {
  return db
    .selectFrom("resultVersion")
    .select(["eventId", "number", "sessionNumber", "groupCode", "factsHash", "cause", "reason", "createdAt"])
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();
}

function listed(db: Db, eventId: number) {
  return db
    .selectFrom("resultVersion")
    .leftJoin("user", "user.id", "resultVersion.userId")
    .select(["resultVersion.number", "resultVersion.sessionNumber", "resultVersion.groupCode"])
    .select(["resultVersion.rulesetVersion", "resultVersion.factsHash", "resultVersion.reason"])
    .select(["resultVersion.createdAt", "resultVersion.cause", "user.displayName as publishedBy"])
    .where("resultVersion.eventId", "=", eventId);
}
