import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** Puts species on a new event's list by their codes; one that the list of this installation lacks is left out. */
export async function insert(
  db: Db,
  eventId: number,
  species: readonly { code: string; minLengthMm: number }[],
): Promise<void> {
  if (species.length === 0) return;
  await sql`
    insert into event_species (event_id, species_id, min_length_mm)
    select ${eventId}, species.id, wanted."minLengthMm"
    from jsonb_to_recordset(${JSON.stringify(species)}::jsonb) as wanted (code text, "minLengthMm" integer)
    join species on species.code = wanted.code
  `.execute(db);
}
