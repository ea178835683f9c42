import { type Kysely, sql } from "kysely";

/**
 * What the start list took over of each entrant, so that a later list knows what has changed since; and who was taken out of a
 * registration after they had come on the list. What stands in a registration now counts as taken over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entrant add column listed jsonb`.execute(db);
  await sql`
    update entrant set listed = jsonb_build_object(
      'firstName', first_name, 'lastName', last_name, 'club', club, 'country', country, 'licence', licence,
      'needsAccessiblePeg', needs_accessible_peg
    )
    where angler_id is not null
  `.execute(db);
  await sql`
    create table entrant_removal (
      event_id bigint not null,
      angler_id bigint not null,
      is_withdrawn_by_list boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (event_id, angler_id),
      constraint entrant_removal_angler foreign key (event_id, angler_id)
        references angler (event_id, id) on delete cascade
    )
  `.execute(db);
}
