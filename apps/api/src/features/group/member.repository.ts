import type { Presence } from "@tightlines/domain/angler/presence";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** An angler as far as groups are concerned. */
export interface Member {
  id: number;
  name: string;
  teamId: number | null;
  groupId: number | null;
  isReserve: boolean;
  presence: Presence;
}

export function findMembers(db: Db, eventId: number): Promise<Member[]> {
  return db
    .selectFrom("angler")
    .select([
      "id",
      sql<string>`first_name || ' ' || last_name`.as("name"),
      "teamId",
      "groupId",
      "isReserve",
      "presence",
    ])
    .where("eventId", "=", eventId)
    .orderBy("id")
    .execute();
}

export async function setGroup(
  db: Db,
  eventId: number,
  anglerId: number,
  groupId: number | null,
): Promise<void> {
  await db
    .updateTable("angler")
    .set((row) => ({ groupId, revision: row("revision", "+", 1), updatedAt: sql<Date>`now()` }))
    .where("eventId", "=", eventId)
    .where("id", "=", anglerId)
    .execute();
}

/** A new draw has nothing to do with why people were moved after the one before. */
export async function forgetGroupReasons(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable("angler")
    .set({ groupReason: "" })
    .where("eventId", "=", eventId)
    .where("groupReason", "<>", "")
    .execute();
}
