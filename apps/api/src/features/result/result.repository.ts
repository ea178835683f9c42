import type { CatchRow } from "../../platform/database/tables/catch.table.ts";
import type { PenaltyRow } from "../../platform/database/tables/penalty.table.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";
import type { Db } from "../../platform/database/schema.ts";

/** Every score of an event. A row at revision 0 was only locked: nobody has said anything. */
export function findScores(db: Db, eventId: number): Promise<ScoreRow[]> {
  return db
    .selectFrom("score")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("revision", ">", 0)
    .orderBy("id")
    .execute();
}

/** Every fish of an event, in the order they were added. */
export function findCatches(db: Db, eventId: number): Promise<CatchRow[]> {
  return db.selectFrom("catch").selectAll().where("eventId", "=", eventId).orderBy("number").execute();
}

export function findPenalties(db: Db, eventId: number): Promise<PenaltyRow[]> {
  return db.selectFrom("penalty").selectAll().where("eventId", "=", eventId).orderBy("number").execute();
}

/** Who fishes where, with the part of a sector that a peg lies in. */
export function findPlacements(db: Db, eventId: number) {
  return db
    .selectFrom("draw")
    .innerJoin("angler", "angler.id", "draw.anglerId")
    .innerJoin("peg", "peg.id", "draw.pegId")
    .innerJoin("sector", "sector.id", "peg.sectorId")
    .leftJoin("sector as whole", "whole.id", "sector.parentId")
    .leftJoin("group", "group.id", "angler.groupId")
    .select(["draw.sessionId", "draw.anglerId as entryId", "draw.pegId", "angler.groupId"])
    .select(["sector.id as sectorId", "sector.parentId as parentSectorId"])
    .select(["sector.code as partCode", "whole.code as wholeCode"])
    .select(["peg.number as pegNumber", "group.code as groupCode"])
    .where("draw.eventId", "=", eventId)
    .execute();
}

export async function findSpeciesCodes(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom("species").select(["id", "code"]).execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
