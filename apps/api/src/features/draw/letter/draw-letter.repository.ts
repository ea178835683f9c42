import { sql } from "kysely";
import type { Db } from "../../../platform/database/schema.ts";

/** Somebody who can be written to about their place. */
export interface Addressee {
  anglerId: number;
  name: string;
  email: string;
}

/**
 * Those of these anglers who have an address: that of their account if it is proven to be theirs, else the one they were
 * registered with, else that of whoever registered nobody but them.
 */
export async function findAddressees(
  db: Db,
  eventId: number,
  anglerIds: readonly number[],
): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select angler.id as angler_id, angler.first_name || ' ' || angler.last_name as name, address.email
    from angler
    left join "user" on "user".id = angler.user_id and "user".is_email_proven
    left join lateral (
      select nullif(entrant.email, '') as own,
        case when registration.kind = 'individual' then nullif(registration.email, '') end as maker
      from entrant
      join registration on registration.event_id = entrant.event_id and registration.id = entrant.registration_id
      where entrant.event_id = angler.event_id and entrant.angler_id = angler.id
      order by registration.status = 'confirmed' desc, entrant.id
      limit 1
    ) as entry on true
    cross join lateral (select coalesce("user".email, entry.own, entry.maker) as email) as address
    where angler.event_id = ${eventId} and angler.id = any(${anglerIds}::bigint[]) and address.email is not null
    order by angler.id
  `.execute(db);
  return rows;
}

/** Where these anglers fish in the sessions that are not over, in the order of time. */
export function findPlaces(db: Db, eventId: number, anglerIds: readonly number[]) {
  return db
    .selectFrom("draw")
    .innerJoin("session", "session.id", "draw.sessionId")
    .innerJoin("sector", "sector.id", "draw.sectorId")
    .innerJoin("peg", "peg.id", "draw.pegId")
    .select(["draw.anglerId", "session.number", "session.name", "session.startsAt"])
    .select(["sector.code as sectorCode", "peg.number as pegNumber"])
    .where("draw.eventId", "=", eventId)
    .where("draw.anglerId", "=", sql<number>`any(${anglerIds}::bigint[])`)
    .where("session.status", "in", ["scheduled", "running"])
    .orderBy("session.startsAt")
    .orderBy("session.id")
    .execute();
}
