import type { Db } from "../../platform/database/schema.ts";

/** What later nouns add to results. They hand it over in app.ts: a noun knows none that comes after it. */
export interface ResultUses {
  /** Where the page of an account is; null for one whose owner has not agreed to any. */
  findPersonUrl: (db: Db, userId: number) => Promise<string | null>;
}
