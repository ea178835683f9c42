import { type Kysely, sql } from "kysely";

/** What an event fishes for, and where it departs from the species' own figures; null keeps those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_species (
      event_id bigint not null references event (id) on delete cascade,
      species_id bigint not null references species (id) on delete restrict,
      min_length_mm integer check (min_length_mm > 0),
      points jsonb,
      cap integer check (cap > 0),
      primary key (event_id, species_id)
    )
  `.execute(db);
  await sql`create index event_species_by_species on event_species (species_id)`.execute(db);
}
