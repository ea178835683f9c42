import { type Insertable, sql, type UpdateObject } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db, Schema } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { ProtestRow, ProtestTable } from "../../platform/database/tables/protest.table.ts";

/** A protest with the one it was lodged for. */
export type ListedProtest = ProtestRow & NamedAngler;

type NamedAngler = Pick<AnglerRow, "firstName" | "lastName" | "isMinor" | "club"> & {
  teamName: string | null;
};

/** The latest first. */
export function findAll(db: Db, eventId: number): Promise<ListedProtest[]> {
  return named(db, eventId).orderBy("protest.id", "desc").execute();
}

export function findById(db: Db, eventId: number, id: number): Promise<ListedProtest | undefined> {
  return named(db, eventId).where("protest.id", "=", id).executeTakeFirst();
}

export function insert(db: Db, row: Insertable<ProtestTable>): Promise<ProtestRow> {
  return db.insertInto("protest").values(row).returningAll().executeTakeFirstOrThrow();
}

export function update(
  db: Db,
  { eventId, id }: Pick<ProtestRow, "eventId" | "id">,
  change: UpdateObject<Schema, "protest">,
): Promise<ProtestRow> {
  return db
    .updateTable("protest")
    .set((row) => ({ ...change, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many of a session nobody has decided. */
export function countOpen(db: Db, eventId: number, sessionId: number): Promise<number> {
  return countRows(db, ofSession(db, eventId, sessionId).where("status", "=", "open"));
}

export function countBySession(db: Db, eventId: number, sessionId: number): Promise<number> {
  return countRows(db, ofSession(db, eventId, sessionId));
}

export function countByAnglers(db: Db, eventId: number, anglerIds: readonly number[]): Promise<number> {
  const lodged = db.selectFrom("protest").where("eventId", "=", eventId);
  return countRows(db, lodged.where("anglerId", "=", sql<number>`any(${anglerIds}::bigint[])`));
}

/** What somebody has lodged, for the export of their data. */
export function findAllByUser(db: Db, userId: number): Promise<object[]> {
  return db.selectFrom("protest").selectAll().where("userId", "=", userId).orderBy("id").execute();
}

export type OwnAnglerRow = Pick<AnglerRow, "id" | "number" | "firstName" | "lastName"> & {
  teamName: string | null;
};

/** Who is linked to an account, and whom that account has registered: a captain speaks for the team. */
export function findOwnAnglers(db: Db, eventId: number, userId: number): Promise<OwnAnglerRow[]> {
  return db
    .selectFrom("angler")
    .leftJoin("team", "team.id", "angler.teamId")
    .select(["angler.id", "angler.number", "angler.firstName", "angler.lastName", "team.name as teamName"])
    .where("angler.eventId", "=", eventId)
    .where((row) =>
      row.or([
        row("angler.userId", "=", userId),
        row.exists(
          row
            .selectFrom("entrant")
            .innerJoin("registration", (join) =>
              join
                .onRef("registration.eventId", "=", "entrant.eventId")
                .onRef("registration.id", "=", "entrant.registrationId"),
            )
            .where("entrant.eventId", "=", eventId)
            .whereRef("entrant.anglerId", "=", "angler.id")
            .where("registration.userId", "=", userId),
        ),
      ]),
    )
    .orderBy("angler.number")
    .execute();
}

function named(db: Db, eventId: number) {
  return db
    .selectFrom("protest")
    .innerJoin("angler", (join) =>
      join.onRef("angler.eventId", "=", "protest.eventId").onRef("angler.id", "=", "protest.anglerId"),
    )
    .leftJoin("team", "team.id", "angler.teamId")
    .selectAll("protest")
    .select(["angler.firstName", "angler.lastName", "angler.isMinor", "angler.club", "team.name as teamName"])
    .where("protest.eventId", "=", eventId);
}

function ofSession(db: Db, eventId: number, sessionId: number) {
  return db.selectFrom("protest").where("eventId", "=", eventId).where("sessionId", "=", sessionId);
}
