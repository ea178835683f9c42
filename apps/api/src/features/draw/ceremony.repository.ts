import type { Db } from "../../platform/database/schema.ts";

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

export function findPegNumbers(db: Db, eventId: number): Promise<{ id: number; number: number }[]> {
  return db.selectFrom("peg").select(["id", "number"]).where("eventId", "=", eventId).execute();
}
