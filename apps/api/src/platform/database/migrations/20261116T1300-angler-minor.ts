import { type Kysely, sql } from "kysely";

/** The start list knows who is under age, as their registrations do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table angler add column is_minor boolean not null default false`.execute(db);
  await sql`
    update angler set is_minor = true
    from entrant
    where entrant.event_id = angler.event_id and entrant.angler_id = angler.id and entrant.is_minor
  `.execute(db);
}
