import { type Kysely, sql } from "kysely";

/** Pegs that were chosen in the order of a draw, and who was not there to choose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draw_run add column passes jsonb not null default '[]'`.execute(db);
  await sql`
    alter table draw
      drop constraint draw_source_check,
      add constraint draw_source_check
        check (source in ('drawn', 'chosen', 'repaired', 'manual', 'substitution')),
      -- A pair that has chosen a peg fishes from it together. A unique constraint cannot make that exception.
      drop constraint draw_peg_taken,
      add constraint draw_peg_taken
        exclude using btree (event_id with =, session_id with =, peg_id with =) where (source <> 'chosen')
        deferrable initially deferred
  `.execute(db);
}
