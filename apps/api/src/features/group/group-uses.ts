import type { Db } from "../../platform/database/schema.ts";

/** What later nouns do with groups. They hand it over in app.ts: a noun knows none that comes after it. */
export interface GroupUses {
  /** How many cells of the rotation are about each group, by the group's id. */
  countCells: (db: Db, eventId: number) => Promise<ReadonlyMap<number, number>>;
}
