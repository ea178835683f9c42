import type { Db } from "../../platform/database/schema.ts";

/** What later nouns do with species. They hand it over in app.ts: a noun knows none that comes after it. */
export interface SpeciesUses {
  /** The names of the events that fish for it, the latest event first. */
  findEventNames: (db: Db, speciesId: number) => Promise<string[]>;
}
