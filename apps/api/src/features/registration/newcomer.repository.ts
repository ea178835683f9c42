import type { Taken } from "@tightlines/domain/registration/fill-places";
import { isStanding, registrationStatuses } from "@tightlines/domain/registration/registration-status";
import { sql } from "kysely";
import type { Trx } from "../../platform/database/schema.ts";
import { type NewEntrant, registered } from "./entrant.repository.ts";
import { isTaken } from "./waitlist.repository.ts";

/** What decides whether somebody who registers now has a place. */
export interface NewcomerFacts {
  /** Somebody of theirs who is in a registration that stands already, and whether they made that one, too. */
  registered: { name: string; isOwn: boolean } | null;
  /** How many registrations they have for this event, and how many of these stand. */
  own: { total: number; standing: number };
  /** How many are on the waitlist. */
  waiting: number;
  taken: Taken;
}

/** In one statement: when registration opens, everybody waits for whoever is being decided about. */
export async function readNewcomer(
  trx: Trx,
  eventId: number,
  userId: number,
  people: readonly NewEntrant[],
): Promise<NewcomerFacts> {
  const standing = registrationStatuses.filter(isStanding);
  const { rows } = await sql<{
    registered: NewcomerFacts["registered"];
    total: number;
    standing: number;
    waiting: number;
    categories: Record<string, number>;
  }>`
    select
      (
        select jsonb_build_object(
          'name', concat(again.first_name, ' ', again.last_name),
          'isOwn', coalesce(again.registered_by = ${userId}, false)
        )
        from ${registered(trx, eventId, people, { userId })} as again
      ) as registered,
      own.total, own.standing, waiting.total as waiting, coalesce(taken.categories, '{}') as categories
    from
      (
        select count(*) as total, count(*) filter (where status = any(${standing}::text[])) as standing
        from registration where event_id = ${eventId} and user_id = ${userId}
      ) as own,
      (select count(*) as total from registration where event_id = ${eventId} and status = 'waitlisted') as waiting,
      (
        select jsonb_object_agg(category, places) as categories
        from (
          select category, count(*) as places from registration
          where event_id = ${eventId} and ${isTaken}
          group by category
        ) as places
      ) as taken
  `.execute(trx);
  const facts = rows[0]!;
  const categories = new Map(Object.entries(facts.categories));
  return {
    registered: facts.registered,
    own: { total: facts.total, standing: facts.standing },
    waiting: facts.waiting,
    taken: { categories, total: [...categories.values()].reduce((sum, places) => sum + places, 0) },
  };
}
