import { type Kysely, sql } from "kysely";

/** The one species a preset of the rules names that the starter list lacked; where it was added by hand, that stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into species (name, latin_name, code, default_min_length_mm, measured_to)
    values ('Hybrid striped bass', 'Morone chrysops × Morone saxatilis', 'HSB', 305, 'tail')
    on conflict do nothing
  `.execute(db);
}
