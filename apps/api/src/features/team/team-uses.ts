import type { Db } from "../../platform/database/schema.ts";

/** What later nouns do with teams. They hand it over in app.ts: a noun knows none that comes after it. */
export interface TeamUses {
  /** Who is in a team, by slot: a team with anglers stays. */
  findAnglerNames: (db: Db, eventId: number, teamId: number) => Promise<string[]>;
}
