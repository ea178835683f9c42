import type { Db } from "../../platform/database/schema.ts";

/** What is shown instead of a team's captain, by the team's id. */
export type ShownCaptains = ReadonlyMap<number, string>;

/** What later nouns do with teams. They hand it over in app.ts: a noun knows none that comes after it. */
export interface TeamUses {
  /** Who is in a team, by slot: a team with anglers stays. */
  findAnglerNames: (db: Db, eventId: number, teamId: number) => Promise<string[]>;
  /** How the public reads those captains who are under age, by team; nobody where the event shows its youth. */
  findHiddenCaptains: (db: Db, eventId: number) => Promise<ShownCaptains>;
}
