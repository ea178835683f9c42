import { type Kysely, sql } from "kysely";

/** Rights and chosen species get a revision, since two people may change them; a chosen species says 0 for any size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table security add column revision integer not null default 1`.execute(db);
  await sql`
    alter table event_species
      drop constraint event_species_min_length_mm_check,
      add check (min_length_mm >= 0),
      alter column points type text,
      add column revision integer not null default 1,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now()
  `.execute(db);
}
