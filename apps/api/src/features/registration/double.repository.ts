import type { RegistrationDouble } from "@tightlines/contract/registration/registration-desk";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** An address that more registrations share is a club's, and says nothing about a person. */
const SHARED_AT_MOST = 10;

/** Registrations that stand and may be of one person: the same name, or the same address. */
export async function findDoubles(db: Db, eventId: number): Promise<RegistrationDouble[]> {
  const { rows } = await sql<RegistrationDouble>`
    with
      standing as (
        select id, lower(email) as email from registration
        where event_id = ${eventId} and status in ('pending', 'confirmed', 'waitlisted')
      ),
      mark as (
        select registration_id as id, 'name ' || name_key as mark from entrant
        where event_id = ${eventId} and registration_id in (select id from standing)
        union
        select registration_id, 'mail ' || lower(email) from entrant
        where event_id = ${eventId} and registration_id in (select id from standing) and email <> ''
        union
        select id, 'mail ' || email from standing where email <> ''
      ),
      shared as (
        select id, mark from (select id, mark, count(*) over (partition by mark) as owners from mark) as counted
        where owners between 2 and ${SHARED_AT_MOST}
      )
    select one.id, array_agg(distinct other.id order by other.id) as others
    from shared one join shared other on other.mark = one.mark and other.id <> one.id
    group by one.id
    order by one.id
  `.execute(db);
  return rows;
}
