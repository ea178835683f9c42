import type { Db } from "../../platform/database/schema.ts";
import type { Addressee } from "../../platform/database/tables/user.table.ts";

/** What ties an account to events. It spans the nouns after the user, so that app.ts hands it over. */
export interface AccountTies {
  /**
   * Locks the events in which a user's row is spoken of, until the transaction ends: of two owners who leave at the same
   * time, the second waits and then sees that they are the last. Call it before locking any user: whoever changes an
   * event locks the event first and then, by a reference, the user.
   */
  lockEvents: (db: Db, userId: number) => Promise<number[]>;
  findEvents: (db: Db, userId: number) => Promise<number[]>;
  /** The names of the events nobody else owns. */
  findEventsOwnedAlone: (db: Db, userId: number) => Promise<string[]>;
  /** For an address whose owner has left: no event waits for them any more. */
  deleteInvitations: (db: Db, email: string) => Promise<void>;
  /** Takes out how somebody is reached wherever they registered, or were registered by others. */
  forgetContacts: (db: Db, user: Addressee) => Promise<void>;
}
