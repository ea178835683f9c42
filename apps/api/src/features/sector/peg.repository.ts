import type { PegInput } from "@tightlines/contract/sector";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { PegRow } from "../../platform/database/tables/peg.table.ts";

/** The pegs of some sectors, each sector's in their order along the water. */
export async function findBySectors(
  db: Db,
  eventId: number,
  sectorIds: readonly number[],
): Promise<Map<number, PegRow[]>> {
  const rows = await db
    .selectFrom("peg")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("sectorId", "in", sectorIds.length > 0 ? sectorIds : [0])
    .orderBy("sectorId")
    .orderBy("position")
    .execute();
  const bySector = new Map<number, PegRow[]>();
  for (const id of sectorIds) bySector.set(id, []);
  for (const row of rows) bySector.get(row.sectorId)?.push(row);
  return bySector;
}

export async function findBySector(db: Db, eventId: number, sectorId: number): Promise<PegRow[]> {
  return (await findBySectors(db, eventId, [sectorId])).get(sectorId) ?? [];
}

/**
 * Makes a sector's pegs these, in this order. Pegs with an id are kept and changed, others are new, and those left out
 * go. Numbers may be exchanged: all that stay are written by one statement.
 */
export async function storeAll(
  db: Db,
  eventId: number,
  sectorId: number,
  pegs: readonly PegInput[],
): Promise<void> {
  const placed = pegs.map((peg, position) => ({ ...peg, position }));
  const kept = placed.filter(({ id }) => id !== undefined);
  const added = placed.filter(({ id }) => id === undefined);
  await sql`
    delete from peg where event_id = ${eventId} and sector_id = ${sectorId}
      and id <> all (${kept.map(({ id }) => id)}::bigint[])
  `.execute(db);
  await sql`
    update peg set number = given.number, position = given.position, is_end = given."isEnd",
      is_accessible = given."isAccessible", out_of_use_reason = given."outOfUseReason"
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as given (
      id bigint, number integer, position integer, "isEnd" boolean, "isAccessible" boolean, "outOfUseReason" text
    )
    where peg.event_id = ${eventId} and peg.sector_id = ${sectorId} and peg.id = given.id
  `.execute(db);
  if (added.length === 0) return;
  await db
    .insertInto("peg")
    .values(added.map(({ id: _new, ...peg }) => ({ ...peg, eventId, sectorId })))
    .execute();
}
