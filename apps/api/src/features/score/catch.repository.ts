import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { CatchRow, CatchTable } from "../../platform/database/tables/catch.table.ts";
import type { PenaltyRow, PenaltyTable } from "../../platform/database/tables/penalty.table.ts";

export type NamedCatch = CatchRow & { speciesName: string };

const speciesName = sql<string>`(select name from species where species.id = catch.species_id)`.as(
  "speciesName",
);

/** The fish of these scores, in the order they were added. */
export function findCatches(db: Db, eventId: number, scoreIds: readonly number[]): Promise<NamedCatch[]> {
  return db
    .selectFrom("catch")
    .innerJoin("species", "species.id", "catch.speciesId")
    .selectAll("catch")
    .select("species.name as speciesName")
    .where("eventId", "=", eventId)
    .where("scoreId", "=", sql<number>`any(${scoreIds}::bigint[])`)
    .orderBy("catch.number")
    .execute();
}

export function findPenalties(db: Db, eventId: number, scoreIds: readonly number[]): Promise<PenaltyRow[]> {
  return db
    .selectFrom("penalty")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("scoreId", "=", sql<number>`any(${scoreIds}::bigint[])`)
    .orderBy("number")
    .execute();
}

export function insertCatch(db: Db, row: Insertable<CatchTable>): Promise<NamedCatch> {
  return db.insertInto("catch").values(row).returningAll().returning(speciesName).executeTakeFirstOrThrow();
}

export async function updateCatch(
  db: Db,
  { eventId, id }: Pick<CatchRow, "eventId" | "id">,
  change: Updateable<CatchTable>,
): Promise<NamedCatch> {
  return db
    .updateTable("catch")
    .set(change)
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .returning(speciesName)
    .executeTakeFirstOrThrow();
}

export function insertPenalty(db: Db, row: Insertable<PenaltyTable>): Promise<PenaltyRow> {
  return db.insertInto("penalty").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updatePenalty(
  db: Db,
  { eventId, id }: Pick<PenaltyRow, "eventId" | "id">,
  change: Updateable<PenaltyTable>,
): Promise<PenaltyRow> {
  return db
    .updateTable("penalty")
    .set(change)
    .where("eventId", "=", eventId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findSpeciesNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("species")
    .select(["id", "name"])
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findSpeciesIds(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("species")
    .select("id")
    .where("id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
