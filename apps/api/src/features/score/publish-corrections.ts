import type { Db } from "../../platform/database/schema.ts";
import type { ChangeScope, EventPartChange } from "../event/event-part.service.ts";
import * as sessions from "../session/session.repository.ts";

/** What was said about a score of a session that is closed: its results were published before. */
export interface Corrected {
  sessionId: number;
  reason: string;
  /** Null for whoever holds a pass. */
  userId: number | null;
}

/** Publishes the results anew, as a part of the change that corrects them. Results hand it over in app.ts. */
export type PublishCorrections = (
  change: Omit<EventPartChange, "caller">,
  corrected: readonly Corrected[],
) => Promise<unknown>;

/**
 * What a change of scores locks. Where a session is closed it is the event, because the change publishes the results: numbers
 * follow each other, and the facts are those of one moment. Else it is `open`, so that nobody waits for anybody.
 */
export async function scopeAbout(
  db: Db,
  eventId: number,
  sessionIds: readonly number[],
  open: ChangeScope,
): Promise<ChangeScope> {
  return (await sessions.hasClosed(db, eventId, sessionIds)) ? { topics: open.topics } : open;
}
