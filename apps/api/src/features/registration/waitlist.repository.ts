import { type RawBuilder, sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { RegistrationRow } from "../../platform/database/tables/registration.table.ts";

/** Whoever waits for a place and has none offered, in the order they came. */
export function findQueue(db: Db, eventId: number): Promise<RegistrationRow[]> {
  return db
    .selectFrom("registration")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("status", "=", "waitlisted")
    .where("offeredUntil", "is", null)
    .orderBy("arrival")
    .execute();
}

export function countWaiting(db: Db, eventId: number): Promise<number> {
  return countRows(
    db,
    db
      .selectFrom("registration")
      .select("id")
      .where("eventId", "=", eventId)
      .where("status", "=", "waitlisted"),
  );
}

/** Confirmed, or held for somebody. An index holds just these. */
export const isTaken = sql<boolean>`(status = 'confirmed' or offered_until is not null or holds_place)`;

/**
 * Everybody on the waitlist of an event with their position: how many come before them when a place is free. Whoever waits
 * only because their category is full stands before nobody of another one. The position is counted, not kept: there is no
 * gap. Without limits of categories it is the number in the whole list.
 */
export function positionsOf(eventId: RawBuilder<unknown>): RawBuilder<{ id: number; position: number }> {
  return sql`
    select id, sum(case when is_before_all then 1 else 0 end) over (order by arrival) + case
      when is_before_all then 0 else row_number() over (partition by is_before_all, category order by arrival)
    end as position
    from (
      select waiting.id, waiting.arrival, waiting.category, "limit".most is null or (
        (select capacity from event where event.id = ${eventId}) is not null
        and "limit".most > (
          select count(*) from registration held
          where held.event_id = ${eventId} and held.category = "limit".category and ${isTaken}
        )
      ) as is_before_all
      from registration waiting
      left join (
        select each ->> 'category' as category, (each ->> 'capacity')::bigint as most
        from registration_settings, jsonb_array_elements(categories) as each
        where registration_settings.event_id = ${eventId} and each ->> 'capacity' is not null
      ) as "limit" on "limit".category = waiting.category
      where waiting.event_id = ${eventId} and waiting.status = 'waitlisted'
    ) as waiting
  `;
}
