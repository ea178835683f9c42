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

type PlacedAngler = Place & Pick<AnglerRow, "id" | "isReserve" | "groupReason">;

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
  changes: readonly PlacedAngler[],
): Promise<AnglerRow[]> {
  const rows = JSON.stringify(changes);
  return db
    .updateTable("angler")
    .from(
      sql<PlacedAngler>`jsonb_to_recordset(${rows}::jsonb)`.as<"change">(
        sql`change(
          id bigint, "teamId" bigint, slot integer, "groupId" bigint, "groupReason" text, category text, presence text,
          "isReserve" boolean
        )`,
      ),
    )
    .set({
      teamId: sql`change."teamId"`,
      slot: sql`change.slot`,
      groupId: sql`change."groupId"`,
      groupReason: sql`change."groupReason"`,
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
