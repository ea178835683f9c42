import type { RotationInput } from "@tightlines/contract/rotation";
import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { RotationRow } from "../../platform/database/tables/rotation.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import * as groups from "../group/group.repository.ts";

export type Matrix = Awaited<ReturnType<typeof findMatrix>>;

/** Groups down, sessions across, and the cells that were decided on. */
export async function findMatrix(db: Db, eventId: number) {
  return {
    groups: await groups.findAll(db, eventId),
    sectors: await findSectors(db, eventId),
    sessions: await findSessions(db, eventId),
    cells: await findAll(db, eventId),
  };
}

/** The cells of the sessions the matrix shows: one whose session was cancelled or became a practice is not among them. */
export function findAll(db: Db, eventId: number): Promise<RotationRow[]> {
  return db
    .selectFrom("rotation")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("sessionId", "in", officialSessions(db, eventId).select("session.id"))
    .orderBy("id")
    .execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<RotationRow | undefined> {
  return db
    .selectFrom("rotation")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function countBySector(db: Db, eventId: number, sectorId: number): Promise<number> {
  return countRows(db, cells(db, eventId).where("sectorId", "=", sectorId));
}

export function countBySession(db: Db, eventId: number, sessionId: number): Promise<number> {
  return countRows(db, cells(db, eventId).where("sessionId", "=", sessionId));
}

/** How many cells each group has, by the group's id. */
export async function countByGroup(db: Db, eventId: number): Promise<Map<number, number>> {
  const rows = await cells(db, eventId)
    .select((row) => ["groupId", row.fn.countAll<number>().as("count")])
    .groupBy("groupId")
    .execute();
  return new Map(rows.map(({ groupId, count }) => [groupId, count]));
}

/** Of these groups, those the rotation sends somewhere, and who is in them. */
export async function findRotatingGroups(db: Db, eventId: number, groupIds: readonly number[]) {
  return db
    .selectFrom("group")
    .innerJoin("rotation", "rotation.groupId", "group.id")
    .select(["group.id", "group.code"])
    .select((expression) => expression.fn.countAll<number>().as("cells"))
    .select(
      sql<number[]>`array(select angler.id from angler where angler.group_id = "group".id)`.as("anglerIds"),
    )
    .where("group.eventId", "=", eventId)
    .where("group.id", "=", sql<number>`any(${groupIds}::bigint[])`)
    .groupBy(["group.id", "group.code", "group.position"])
    .orderBy("group.position")
    .execute();
}

function cells(db: Db, eventId: number) {
  return db.selectFrom("rotation").where("eventId", "=", eventId);
}

export async function insert(
  db: Db,
  eventId: number,
  cells: readonly RotationInput[],
): Promise<RotationRow[]> {
  const added = db
    .insertInto("rotation")
    .values(cells.map((cell) => ({ ...cell, eventId })))
    .returningAll()
    .execute();
  return refusingTaken(added, { rotation_cell_taken: () => new ProblemError("rotation-cell-taken") });
}

export function update(db: Db, eventId: number, id: number, sectorId: number | null): Promise<RotationRow> {
  return db
    .updateTable("rotation")
    .set((row) => ({ sectorId, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteById(db: Db, eventId: number, id: number): Promise<void> {
  await db.deleteFrom("rotation").where("eventId", "=", eventId).where("id", "=", id).execute();
}

/** What `findAll` answers; cells of a session that was cancelled wait for it to come back. */
export async function deleteMatrix(db: Db, eventId: number): Promise<void> {
  await db
    .deleteFrom("rotation")
    .where("eventId", "=", eventId)
    .where("sessionId", "in", officialSessions(db, eventId).select("session.id"))
    .execute();
}

function findSessions(db: Db, eventId: number) {
  return officialSessions(db, eventId)
    .select(["session.id", "session.number", "session.name", "session.startsAt", "session.endsAt"])
    .orderBy("session.number")
    .execute();
}

/** Whole sectors: parts of one rank apart but are not rotated. */
function findSectors(db: Db, eventId: number) {
  return db
    .selectFrom("sector")
    .select(["id", "code", "name", "position"])
    .where("eventId", "=", eventId)
    .where("parentId", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

function officialSessions(db: Db, eventId: number) {
  return db
    .selectFrom("session")
    .where("session.eventId", "=", eventId)
    .where("session.kind", "=", "official")
    .where("session.status", "<>", "cancelled");
}
