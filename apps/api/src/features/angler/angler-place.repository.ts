import type { Presence } from "@tightlines/domain/angler/presence";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";

/** Where an angler belongs. */
export interface Place {
  teamId: number | null;
  slot: number | null;
  groupId: number | null;
  category: string;
  presence: Presence;
}

export interface TakenSlot {
  id: number;
  teamId: number;
  slot: number;
  name: string;
}

/** All in one statement: slots may be swapped, and nobody sees half of it. */
export function updatePlaces(
  db: Db,
  eventId: number,
  changes: readonly ({ id: number; isReserve: boolean } & Place)[],
): Promise<AnglerRow[]> {
  const rows = JSON.stringify(changes);
  return db
    .updateTable("angler")
    .from(
      sql<{ id: number; isReserve: boolean } & Place>`jsonb_to_recordset(${rows}::jsonb)`.as<"change">(
        sql`change(
          id bigint, "teamId" bigint, slot integer, "groupId" bigint, category text, presence text, "isReserve" boolean
        )`,
      ),
    )
    .set({
      teamId: sql`change."teamId"`,
      slot: sql`change.slot`,
      groupId: sql`change."groupId"`,
      category: sql`change.category`,
      presence: sql`change.presence`,
      isReserve: sql`change."isReserve"`,
      revision: sql`angler.revision + 1`,
      updatedAt: sql`now()`,
    })
    .where("angler.eventId", "=", eventId)
    .where(sql<boolean>`angler.id = change.id`)
    .returningAll("angler")
    .execute();
}

export async function findTakenSlots(
  db: Db,
  eventId: number,
  teamIds: readonly number[],
): Promise<TakenSlot[]> {
  const rows = await db
    .selectFrom("angler")
    .select(["id", "teamId", "slot", "firstName", "lastName"])
    .where("eventId", "=", eventId)
    .where("teamId", "=", sql<number>`any(${teamIds}::bigint[])`)
    .where("slot", "is not", null)
    .orderBy("slot")
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({
    id: row.id,
    teamId: row.teamId!,
    slot: row.slot!,
    name: `${firstName} ${lastName}`,
  }));
}

export function findGroups(db: Db, eventId: number) {
  return db
    .selectFrom("group")
    .select(["id", "code", "name"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .orderBy("id")
    .execute();
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

export async function hasLockedDraw(db: Db, eventId: number): Promise<boolean> {
  const run = await db
    .selectFrom("drawRun")
    .select("id")
    .where("eventId", "=", eventId)
    .where("status", "=", "locked")
    .limit(1)
    .executeTakeFirst();
  return run !== undefined;
}

/**
 * What speaks of one of these anglers and would be wrong without him: published draws. Placements and scores are asked
 * for here as well as soon as they are kept.
 */
export async function findDependents(db: Db, eventId: number, ids: readonly number[]): Promise<string[]> {
  const runs = await db
    .selectFrom("drawRun")
    .select("number")
    .where("eventId", "=", eventId)
    .where("status", "in", ["published", "locked"])
    .where(
      sql<boolean>`exists (
        select from jsonb_array_elements(input -> 'anglers') as entry
        where (entry ->> 'anglerId')::bigint = any(${ids}::bigint[])
      )`,
    )
    .orderBy("number")
    .execute();
  return runs.map(({ number }) => `draw ${number}`);
}
