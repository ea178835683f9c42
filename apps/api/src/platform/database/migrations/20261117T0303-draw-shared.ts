import { type Kysely, sql } from "kysely";

/** A pair that has chosen a peg may be moved by hand together: both fish from the new peg. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw
      add column is_shared boolean not null default false,
      drop constraint draw_peg_taken,
      add constraint draw_peg_taken
        exclude using btree (event_id with =, session_id with =, peg_id with =)
        where (source <> 'chosen' and not is_shared)
        deferrable initially deferred
  `.execute(db);
}
