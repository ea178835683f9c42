import { type Kysely, sql } from "kysely";

/**
 * What the start list took over of each entrant also says whether they are a reserve and in which category they fish. What
 * stands in a registration now counts as taken over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update entrant set listed = listed || jsonb_build_object('isReserve', is_reserve, 'category', registration.category)
    from registration
    where registration.event_id = entrant.event_id and registration.id = entrant.registration_id
      and listed is not null
  `.execute(db);
}
