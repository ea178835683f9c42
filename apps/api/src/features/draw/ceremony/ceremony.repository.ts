import type { Db } from "../../../platform/database/schema.ts";

/** What a room is told of somebody; those under age as the event shows them. */
export type CeremonyAngler = Awaited<ReturnType<typeof findAnglers>>[number];

export function findAnglers(db: Db, eventId: number) {
  return db
    .selectFrom("angler")
    .leftJoin("team", "team.id", "angler.teamId")
    .select(["angler.id", "angler.number", "angler.firstName", "angler.lastName", "angler.club"])
    .select(["angler.isMinor", "angler.isReserve", "angler.presence", "team.name as teamName"])
    .where("angler.eventId", "=", eventId)
    .execute();
}

/** What a peg is called. */
export interface CeremonyPeg {
  id: number;
  number: number;
  sectorCode: string;
}

export function findPegNumbers(db: Db, eventId: number): Promise<CeremonyPeg[]> {
  return db
    .selectFrom("peg")
    .innerJoin("sector", "sector.id", "peg.sectorId")
    .select(["peg.id", "peg.number", "sector.code as sectorCode"])
    .where("peg.eventId", "=", eventId)
    .execute();
}
