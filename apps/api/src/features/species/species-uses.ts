import type { Db } from "../../platform/database/schema.ts";

/** What later nouns do with species. They hand it over in app.ts: a noun knows none that comes after it. */
export interface SpeciesUses {
  /** The events that fish for it, always in the same order: who changes two at once waits for nobody for ever. */
  findEvents: (db: Db, speciesId: number) => Promise<{ id: number; url: string }[]>;
  /** Their names, the latest event first. */
  findEventNames: (db: Db, speciesId: number) => Promise<string[]>;
}
