import { type Kysely, sql } from "kysely";

/** A jury may set what a session brings somebody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table penalty
      drop constraint penalty_effect_check,
      add constraint penalty_effect_check check (effect in (
        'none', 'fish-voided', 'session-zeroed', 'session-absent', 'event-disqualified', 'points-set'
      )),
      add constraint penalty_set_points check (effect <> 'points-set' or points is not null)
  `.execute(db);
}
