import type { Taken } from "@tightlines/domain/registration/fill-places";
import { isStanding, registrationStatuses } from "@tightlines/domain/registration/registration-status";
import { sql } from "kysely";
import type { Trx } from "../../platform/database/schema.ts";
import { type Named, type NewEntrant, registeredAmong } from "./entrant.repository.ts";
import { isTaken } from "./waitlist.repository.ts";

/** What decides whether somebody who registers now has a place. */
export interface NewcomerFacts {
  /** Somebody of those who are registered now, and were registered before. */
  again: Named | undefined;
  /** How many registrations the event has, whatever became of them. */
  total: number;
  /** How many of them are the newcomer's, and how many of these stand. */
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
  const { rows } = await sql<{ again: [string, string] | null; counts: readonly Counts[] | null }>`
    select
      (
        select jsonb_build_array(first_name, last_name)
        from (${registeredAmong(eventId, people, { userId })}) as again
      ) as again,
      (
        select jsonb_agg(counts)
        from (
          select
            category,
            count(*) as total,
            count(*) filter (where ${isTaken}) as taken,
            count(*) filter (where status = 'waitlisted') as waiting,
            count(*) filter (where user_id = ${userId}) as own,
            count(*) filter (where user_id = ${userId} and status = any(${standing}::text[])) as standing
          from registration where event_id = ${eventId}
          group by category
        ) as counts
      ) as counts
  `.execute(trx);
  const { again, counts } = rows[0]!;
  const sum = (name: Exclude<keyof Counts, "category">) =>
    (counts ?? []).reduce((total, count) => total + count[name], 0);
  const taken = (counts ?? []).filter((count) => count.taken > 0);
  return {
    again: again ? { firstName: again[0], lastName: again[1] } : undefined,
    total: sum("total"),
    own: { total: sum("own"), standing: sum("standing") },
    waiting: sum("waiting"),
    taken: {
      categories: new Map(taken.map((count) => [count.category, count.taken])),
      total: sum("taken"),
    },
  };
}

/** Of one category. */
interface Counts {
  category: string;
  total: number;
  taken: number;
  waiting: number;
  own: number;
  standing: number;
}
